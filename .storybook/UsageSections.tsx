import { Story } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Usage } from '../ui-kit/src/testing/story-usage.ts';
import { Anatomy, AnatomyOf } from './Anatomy.tsx';
import { Heading } from './Heading.tsx';
import { useStories } from './use-stories.ts';

/** When a part is used, and when not. */
export function WhenToUse({ use, avoid }: Usage) {
  return (
    <div className="mq-docs-pair">
      <Part title="When to use" lines={use} />
      <Part title="When not to use" lines={avoid} />
    </div>
  );
}

/** How a part is used. */
export function UsageSections({ anatomy, anatomyWindow, otherForms, do: right, dont, keyboard, screenReader }: Usage) {
  const pictures = useStories().find(({ tags }) => tags.includes('do-and-dont'));
  return (
    <>
      <Heading level={3}>Anatomy</Heading>
      <Anatomy parts={anatomy} frame={anatomyWindow} />
      {otherForms?.map((form) => (
        <AnatomyOf key={form.name} {...form} />
      ))}
      <div className="mq-docs-pair">
        <Part title="Do" lines={right} />
        <Part title="Don’t" lines={dont} />
      </div>
      {pictures && <Story of={pictures.moduleExport} />}
      <div className="mq-docs-pair">
        <section>
          <Heading level={3}>Keyboard</Heading>
          {Object.keys(keyboard).length === 0 && <p>It takes no focus: Tab goes past it.</p>}
          <ul>
            {Object.entries(keyboard).map(([keys, effect]) => (
              <li key={keys}>
                <strong>{keys}</strong> {effect}
              </li>
            ))}
          </ul>
        </section>
        {screenReader && <Part title="Screen reader" lines={screenReader} />}
      </div>
    </>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence in which names of props and parts are between backticks. */
function withCode(line: string): ReactNode[] {
  return line.split('`').map((text, at) => (at % 2 === 1 ? <code key={at}>{text}</code> : text));
}
