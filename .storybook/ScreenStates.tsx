import { AnchorMdx, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { stateName } from './state-name.ts';
import { useStories } from './use-stories.ts';

/** A list of the states of a screen, and a window with the chosen one. */
export function ScreenStates() {
  const stories = useStories();
  const context = useContext(DocsContext);
  const [chosen, setChosen] = useState(stories[0]);
  const [isPhone, setPhone] = useState(true);
  if (!chosen) return null;
  const { scheme, language, dir } = context.getStoryContext(chosen).globals;
  const globals = `scheme:${String(scheme)};language:${String(language)};dir:${String(dir)}`;
  return (
    <div className="mq-docs-screen">
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <button type="button" aria-pressed={story === chosen} onClick={() => setChosen(story)}>
              {stateName(story.name)}
            </button>
          </li>
        ))}
      </ul>
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
          src={`iframe.html?viewMode=story&id=${chosen.id}&globals=${globals}`}
          style={{ width: isPhone ? 390 : '100%' }}
        />
      </div>
    </div>
  );
}
