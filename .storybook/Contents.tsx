import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** What a page is worth a table of contents from. */
const fewest = 3;

/** The headings of the page, without those that the stories on it show; of a foundation the story is the page. */
const headingsNow = () =>
  [...document.querySelectorAll<HTMLElement>('.sbdocs-content :is(h2, h3)[id]')].filter(
    (each) => each.dataset['inContents'] !== undefined || !each.closest('.docs-story, .sb-story'),
  );

/**
 * The table of contents of a docs page, where it has room beside it. Storybook's own knows only the headings of the first moment, and the
 * states of a part come after its first story.
 */
export function Contents() {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const now = headingsNow();
      setHeadings((before) =>
        now.length === before.length && now.every((each, i) => each === before[i]) ? before : now,
      );
    };
    // Once for all that a story renders.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }, []);
  if (headings.length < fewest) return null;
  return (
    <nav aria-label="On this page" className="mq-docs-contents">
      <ul>
        {headings.map(({ id, tagName, textContent }) => (
          <li key={id} data-is-part={tagName === 'H3' || undefined}>
            <AnchorMdx href={`#${id}`}>{textContent}</AnchorMdx>
          </li>
        ))}
      </ul>
    </nav>
  );
}
