import { AnchorMdx, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { addressOf } from './DocsFrame.tsx';
import { Heading } from './Heading.tsx';
import { foldersOf } from './screen-folders.ts';
import { stateName } from './state-name.ts';
import { useStories } from './use-stories.ts';

/** A list of the states of a screen, and a window with the chosen one. */
export function ScreenStates() {
  const stories = useStories();
  const context = useContext(DocsContext);
  const folders = foldersOf(stories[0]?.title ?? '', stories);
  const groups = folders.length > 0 ? folders : [{ name: '', stories: stories.map(({ id }) => id) }];
  const [chosen, setChosen] = useState(stories.find(({ id }) => id === groups[0]?.stories[0]));
  const [isPhone, setPhone] = useState(true);
  if (!chosen) return null;
  const globals = addressOf(context.getStoryContext(chosen).globals);
  const address = `iframe.html?viewMode=story&id=${chosen.id}&globals=${globals}`;
  return (
    <div className="mq-docs-screen">
      <div>
        {groups.map(({ name, stories: ids }) => (
          <section key={name}>
            {name && <Heading level={3}>{name}</Heading>}
            <ul>
              {ids
                .flatMap((id) => stories.filter((story) => story.id === id))
                .map((story) => (
                  <li key={story.id}>
                    <button type="button" aria-pressed={story === chosen} onClick={() => setChosen(story)}>
                      {stateName(story.name)}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div>
        <Description of={chosen.moduleExport} />
        <p>
          <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
            On a phone
          </button>{' '}
          <AnchorMdx href={`?path=/story/${chosen.id}`} target="">
            Open {stateName(chosen.name)}
          </AnchorMdx>
        </p>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this site, which needs its service worker */}
        <iframe
          title={`${stateName(chosen.name)}, as a window`}
          // A frame of its own for each: a document that is about to leave has no mocks any more, and would show the page of a visitor.
          key={address}
          src={address}
          style={{ width: isPhone ? 390 : '100%' }}
        />
      </div>
    </div>
  );
}
