import {
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import {
  STORY_ERRORED,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { Usage } from '../ui-kit/src/testing/story-usage.ts';
import { Heading } from './Heading.tsx';
import { ScreenStates } from './ScreenStates.tsx';
import { flows } from './flows.ts';
import { stateName } from './state-name.ts';
import { plainStoryOf, useStories } from './use-stories.ts';
import { UsageSections, WhenToUse } from './UsageSections.tsx';
import { windowOf } from './windows.ts';

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
      {isPart ? <Part usage={parameters.usage} file={String(parameters['fileName'])} /> : <States />}
    </>
  );
}

/** First what the part looks like and when it is used, last the props, for those who build with it. */
function Part({ usage, file }: { usage: Usage | undefined; file: string }) {
  return (
    <>
      {usage && <WhenToUse {...usage} />}
      <Primary />
      <AfterFirst>
        {usage && <UsageSections {...usage} />}
        <Heading level={2}>States</Heading>
        <States isWithoutFirst />
        <Suspense>
          <UsedTokens file={file} />
        </Suspense>
        <div>
          <Heading level={2}>Props</Heading>
          <Stage />
          <CurrentControls />
        </div>
      </AfterFirst>
    </>
  );
}

/** Thirty stories that are rendered at the same time keep the first one waiting. */
function AfterFirst({ children }: { children: ReactNode }) {
  const { channel } = useContext(DocsContext);
  const [first] = useStories();
  // A story in a frame tells its own page.
  const [isFirstDone, setDone] = useState(first?.parameters['docs']?.story?.inline === false);
  useEffect(() => {
    const ends = [STORY_RENDERED, STORY_ERRORED, STORY_THREW_EXCEPTION];
    const finish = () => setDone(true);
    for (const end of ends) channel.once(end, finish);
    return () => {
      for (const end of ends) channel.off(end, finish);
    };
  }, [channel]);
  return isFirstDone && children;
}

/** The part, in view while its controls are changed. */
function Stage() {
  const plain = plainStoryOf(useStories());
  return (
    <div className="mq-docs-stage">
      <Story of={plain?.moduleExport} />
    </div>
  );
}

/**
 * The controls of the part. At first Storybook gives them the value behind each named choice, and they show no choice;
 * a change of nothing makes it tell the names.
 */
function CurrentControls() {
  const { channel } = useContext(DocsContext);
  const plain = plainStoryOf(useStories());
  const storyId = plain?.id;
  useEffect(() => {
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: {} });
  }, [channel, storyId]);
  return <Controls of={plain?.moduleExport} />;
}

/**
 * Every story that docs pages show, under its name: first the one with every state at a glance. What a key or a press brings about is
 * shown where it is played: in a window of its own, since a page has one focus.
 */
function States({ isWithoutFirst = false }) {
  const listed = useStories().filter(({ tags }) => tags.includes('autodocs'));
  const isPlayed = ({ playFunction, parameters, tags }: (typeof listed)[number]) =>
    playFunction !== undefined && parameters['docs']?.story?.inline !== false && !tags.includes('matrix');
  const others = listed.slice(isWithoutFirst ? 1 : 0).filter((story) => !isPlayed(story));
  const played = listed.filter(isPlayed);
  const isMatrix = ({ tags }: { tags: readonly string[] }) => tags.includes('matrix');
  return (
    <>
      {[...others.filter(isMatrix), ...others.filter((story) => !isMatrix(story))].map((story) => (
        <section key={story.id}>
          {(isWithoutFirst || others.length > 1) && <Heading level={3}>{stateName(story.name)}</Heading>}
          <Description of={story.moduleExport} />
          <div className="mq-docs-window" style={{ '--window': widthOf(story) } as CSSProperties}>
            <Canvas of={story.moduleExport} />
          </div>
        </section>
      ))}
      {played.length > 0 && (
        <section>
          <Heading level={3}>After a key or a press</Heading>
          <ul>
            {played.map(({ id, name }) => (
              <li key={id}>
                <AnchorMdx href={`?path=/story/${id}`} target="">
                  {stateName(name)}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The width of the window that a story names. */
function widthOf({ storyGlobals }: { storyGlobals?: Record<string, unknown> }): string | undefined {
  const named = windowOf(storyGlobals ?? {});
  return named && `${named.width}px`;
}

/** A screen is a whole window, so its page shows one state at a time. */
function ScreenPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Heading level={2}>Flow</Heading>
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
      <Heading level={2}>States</Heading>
      <ScreenStates />
    </>
  );
}
