import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AnatomyPart, Usage } from '../ui-kit/src/testing/story-usage.ts';
import {
  cornersOf,
  gapsOf,
  labelsOf,
  measure,
  spaceToken,
  textToken,
  type Gap,
  type Label,
  type Measured,
} from './measure.ts';
import { TokenLink } from './TokenLink.tsx';
import { useStories } from './use-stories.ts';

/** What a part is made of; where the story says its places, numbered on the picture, with sizes and distances. */
export function Anatomy({ parts }: { parts: Usage['anatomy'] }) {
  const shown = parts.filter((part) => typeof part !== 'string');
  const others = parts.filter((part) => typeof part === 'string');
  const list = (
    <ul>
      {others.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
  if (shown.length === 0) return list;
  return (
    <>
      <Picture parts={shown} />
      {others.length > 0 && (
        <>
          <p>Not in this picture:</p>
          {list}
        </>
      )}
    </>
  );
}

function Picture({ parts }: { parts: readonly AnatomyPart[] }) {
  const [story] = useStories();
  const stage = useRef<HTMLDivElement>(null);
  const measured = useMeasured(
    stage,
    parts.map(({ at }) => at),
  );
  const gaps = gapsOf(measured);
  const labels = labelsOf(gaps, measured);
  const corners = cornersOf(measured);
  return (
    <>
      <div className="mq-docs-anatomy">
        <div ref={stage}>{story && <Story of={story.moduleExport} />}</div>
        <svg aria-hidden>
          {measured.map((box) => (
            <rect key={box.number} x={box.left} y={box.top} width={box.width} height={box.height} />
          ))}
          {gaps.map((gap, i) => (
            <Distance key={`${gap.from}-${gap.to}`} gap={gap} label={labels[i]} />
          ))}
          {measured.map((box, i) => (
            <g key={box.number} transform={`translate(${corners[i]?.x} ${corners[i]?.y})`}>
              <circle r={8} />
              <text dy="0.35em">{box.number}</text>
            </g>
          ))}
        </svg>
      </div>
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>Size</th>
            <th>Text</th>
            <th>To the next</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part }, i) => {
            const box = measured.find(({ number }) => number === i + 1);
            const gap = gaps.find(({ from }) => from === i + 1);
            return (
              <tr key={part} data-is-missing={!box || undefined}>
                <td>
                  {i + 1}. {part}
                </td>
                <td>{box && `${Math.round(box.width)} × ${Math.round(box.height)}`}</td>
                <td>
                  {box?.text && (
                    <>
                      {box.text.size} / {Math.round(box.text.leading * 10) / 10}{' '}
                      <TokenLink name={textToken(box.text.size)} />
                    </>
                  )}
                </td>
                <td>
                  {gap && (
                    <>
                      {gap.px} to {gap.to} <TokenLink name={spaceToken(gap.px)} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>In px, as this browser has laid out the picture above.</p>
    </>
  );
}

function Distance({ gap, label }: { gap: Gap; label: Label | undefined }) {
  const { px, x1, y1, x2, y2 } = gap;
  if (!label) return null;
  const isUpright = x1 === x2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g className="mq-docs-distance">
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {label.isOutside && (
        <polyline
          points={isUpright ? `${x},${y} ${label.x - 2},${label.y - 4}` : `${x},${y} ${label.x + 4},${label.y - 10}`}
        />
      )}
      <text x={label.x} y={label.y}>
        {px}
      </text>
    </g>
  );
}

/** The parts below an element, measured again with each change. A story in a frame is measured in its own document. */
function useMeasured(stage: React.RefObject<HTMLDivElement | null>, selectors: readonly string[]) {
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  const wanted = JSON.stringify(selectors);
  useLayoutEffect(() => {
    const { current: element } = stage;
    if (!element) return undefined;
    let last = '';
    let frame = 0;
    const look = () => {
      const inner = element.querySelector('iframe');
      const root = inner ? inner.contentDocument?.body : element;
      const own = element.getBoundingClientRect();
      const shift = inner?.getBoundingClientRect();
      const corner = shift ? { left: own.left - shift.left, top: own.top - shift.top } : own;
      const all = JSON.parse(wanted) as string[]; // written above
      const now = root ? measure(root, all, corner) : [];
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setMeasured(now);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(later);
    const sizes = new ResizeObserver(later);
    const watch = (node: Element) => {
      changes.observe(node, { childList: true, subtree: true, attributes: true, characterData: true });
      sizes.observe(node);
      later();
    };
    watch(element);
    const onFrame = ({ target }: Event) => {
      const inner = target instanceof HTMLIFrameElement ? target.contentDocument?.body : undefined;
      if (inner) watch(inner);
    };
    element.addEventListener('load', onFrame, true);
    void document.fonts.ready.then(later);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener('load', onFrame, true);
    };
  }, [stage, wanted]);
  return measured;
}
