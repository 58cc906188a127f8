import {
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext, useEffect } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { ScreenStates } from './ScreenStates.tsx';
import { flows } from './flows.ts';
import { stateName } from './state-name.ts';
import { useStories } from './use-stories.ts';
import { UsageSections } from './UsageSections.tsx';

// It reads the style sheets of all parts, which a story does not need.
const UsedTokens = lazy(() => import('./UsedTokens.tsx'));

/** The docs page of a part of the kit, of the foundations, or of a screen. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const [group, name = ''] = title.split('/');
  if (group === 'Screens') return <ScreenPage name={name} />;
  const isPart = group === 'Kit';
  return (
    <>
      <Title />
      <Description of="meta" />
      {isPart && (
        <div>
          <div className="mq-docs-stage">
            <Primary />
          </div>
          <CurrentControls />
        </div>
      )}
      {parameters.usage && <UsageSections {...parameters.usage} />}
      {isPart && (
        <Suspense>
          <UsedTokens file={String(parameters['fileName'])} />
        </Suspense>
      )}
      {isPart && <h2>States</h2>}
      <States includesFirst={!isPart} />
    </>
  );
}

/**
 * The controls of the first story. At first Storybook gives them the value behind each named choice, and they show no choice;
 * a change of nothing makes it tell the names.
 */
function CurrentControls() {
  const { channel } = useContext(DocsContext);
  const storyId = useStories()[0]?.id;
  useEffect(() => {
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: {} });
  }, [channel, storyId]);
  return <Controls />;
}

/** Every story that docs pages show, under its name: first the one with every state at a glance. */
function States({ includesFirst }: { includesFirst: boolean }) {
  const shown = useStories().filter(({ tags }) => tags.includes('autodocs'));
  const others = shown.slice(includesFirst ? 0 : 1);
  const isMatrix = ({ tags }: { tags: readonly string[] }) => tags.includes('matrix');
  return (
    <>
      {[...others.filter(isMatrix), ...others.filter((story) => !isMatrix(story))].map((story) => (
        <section key={story.id}>
          <Subheading>{stateName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  );
}

/** A screen is a whole window, so its page shows one state at a time. */
function ScreenPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Description of="meta" />
      <h2>Flow</h2>
      {flows
        .filter(({ steps }) => steps.includes(name))
        .map((flow) => (
          <p key={flow.name}>
            <strong>{flow.name}</strong>:{' '}
            {flow.steps.map((step, at) => (
              <span key={step}>
                {at > 0 && ', then '}
                {step === name ? (
                  <strong>{step}</strong>
                ) : (
                  <AnchorMdx href={`?path=/docs/screens-${step.toLowerCase().replaceAll(' ', '-')}--docs`} target="">
                    {step}
                  </AnchorMdx>
                )}
              </span>
            ))}
          </p>
        ))}
      <h2>States</h2>
      <ScreenStates />
    </>
  );
}
