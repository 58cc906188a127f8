import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import type { AnatomyPart, OtherForm, Usage } from '../ui-kit/src/testing/story-usage.ts';
import { Heading } from './Heading.tsx';
import { stateName } from './state-name.ts';
import {
  colorToken,
  gapsOf,
  labelsOf,
  measure,
  measureAround,
  placesOf,
  radiusToken,
  shortSides,
  spaceToken,
  textToken,
  type Box,
  type Frame,
  type Gap,
  type Label,
  type Measured,
  type Place,
} from './measure.ts';
import { TokenLink } from './TokenLink.tsx';
import { plainStoryOf, useStories } from './use-stories.ts';

/** What a part is made of; where the story says its places, numbered on the picture, with sizes and distances. */
export function Anatomy({ parts, frame }: { parts: Usage['anatomy']; frame?: Usage['anatomyWindow'] | undefined }) {
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
      <Picture parts={shown} frame={frame} />
      {others.length > 0 && (
        <>
          <p>Not in this picture:</p>
          {list}
        </>
      )}
    </>
  );
}

/** What differs where the part has another form: when it has it, and its own picture, in a window of that width. */
export function AnatomyOf({ name, when, story, width, height, anatomy }: OtherForm) {
  return (
    <>
      <Heading level={4}>{name}</Heading>
      <p>{when}</p>
      <Picture parts={anatomy} of={story} frame={{ width, height }} />
    </>
  );
}

interface PictureProps {
  parts: readonly AnatomyPart[];
  /** The name of a story; without it the first one with the part alone. */
  of?: string;
  /** The size of the window of the story, which is in a frame then. */
  frame?: Usage['anatomyWindow'] | undefined;
}

function Picture({ parts, of, frame }: PictureProps) {
  const stories = useStories();
  const story = of === undefined ? plainStoryOf(stories) : stories.find(({ name }) => stateName(name) === of);
  const stage = useRef<HTMLDivElement>(null);
  const { measured, around, stageWidth, direction } = useMeasured(
    stage,
    parts.map(({ at }) => at),
  );
  const gaps = gapsOf(measured);
  const labels = labelsOf(gaps, measured);
  const places = placesOf(measured, labels);
  return (
    <>
      <div className="mq-docs-anatomy">
        <div
          ref={stage}
          className="mq-docs-window"
          style={
            frame &&
            ({
              '--window': `${frame.width}px`,
              direction,
              ...sizeShown([...measured, ...(around ? [around] : [])], stageWidth, direction),
            } as CSSProperties)
          }
        >
          {story && <Story of={story.moduleExport} {...(frame && { inline: false, height: `${frame.height}px` })} />}
        </div>
        <svg aria-hidden>
          {[...(around ? [around] : []), ...measured.map((box) => box.frame)].map((box, i) => (
            <path key={i} className="mq-docs-padding" fillRule="evenodd" d={bandOf(box)} />
          ))}
          {measured.map((box) => (
            <rect key={box.number} x={box.left} y={box.top} width={box.width} height={box.height} />
          ))}
          {gaps.map((gap, i) => (
            <Distance key={`${gap.from}-${gap.to}`} gap={gap} label={labels[i]} />
          ))}
          {measured.map(({ number }, i) => (
            <PartNumber key={number} number={number} place={places[i]} />
          ))}
        </svg>
      </div>
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>Size</th>
            <th>Text</th>
            <th>Padding</th>
            <th>Border and corners</th>
            <th>To the next</th>
          </tr>
        </thead>
        <tbody>
          {around && (
            <tr>
              <td>Around them</td>
              <td>{sizeOf(around)}</td>
              <td>–</td>
              <Edges frame={around} />
              <td>–</td>
            </tr>
          )}
          {parts.map(({ part }, i) => {
            const box = measured.find(({ number }) => number === i + 1);
            const next = gaps.filter(({ from }) => from === i + 1);
            return (
              <tr key={part} data-is-missing={!box || undefined}>
                <td>
                  {i + 1}. {part}
                </td>
                <td>{box && sizeOf(box)}</td>
                <td>
                  {box?.text && (
                    <>
                      {box.text.size} / {Math.round(box.text.leading * 10) / 10}, {box.text.weight}{' '}
                      <TokenLink name={textToken(box.text.size)} />
                    </>
                  )}
                </td>
                {box ? <Edges frame={box.frame} /> : <td colSpan={2}>–</td>}
                <td>
                  {next.map(({ px, to }) => (
                    <div key={to}>
                      {px} to {to} <TokenLink name={spaceToken(px)} />
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>In px, as this browser has laid out the picture above. Text: size / line height, weight.</p>
    </>
  );
}

/** The size of what is worth to be shown of a window: from the side where its lines begin, as far as its parts go. */
function sizeShown(boxes: readonly Box[], stageWidth: number, direction: Direction) {
  if (boxes.length === 0) return {};
  const [across, bottom] = [
    Math.max(...boxes.map(({ left, width }) => (direction === 'rtl' ? stageWidth - left : left + width))),
    Math.max(...boxes.map(({ top, height }) => top + height)),
  ];
  return { width: across + 24, height: bottom + 24 };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${Math.round(width)} × ${Math.round(height)}`;

/** The padding of a box: what is between its border and its content. */
function bandOf({ left, top, width, height, padding, border }: Frame): string {
  if (!padding.some(Boolean)) return '';
  const inset = ([above = 0, right = 0, below = 0, before = 0]: readonly number[]) =>
    `M${left + before},${top + above}H${left + width - right}V${top + height - below}H${left + before}Z`;
  return inset(border) + inset(padding.map((px, i) => px + (border[i] ?? 0)));
}

/** Two cells with what surrounds the content of a box, each number with its token. */
function Edges({ frame }: { frame: Frame }) {
  const { padding, border, line, radius } = frame;
  const tokens = new Set(padding.filter(Boolean).flatMap((px) => spaceToken(px) ?? []));
  return (
    <>
      <td>
        {padding.some(Boolean) && shortSides(padding)}
        {[...tokens].map((name) => (
          <span key={name}>
            {' '}
            <TokenLink name={name} />
          </span>
        ))}
      </td>
      <td>
        {border.some(Boolean) && (
          <>
            {shortSides(border)} <TokenLink name={colorToken(line)} />
            <br />
          </>
        )}
        {radius > 0 && (
          <>
            {radius > 999 ? 'round' : Math.round(radius * 10) / 10} <TokenLink name={radiusToken(radius)} />
          </>
        )}
      </td>
    </>
  );
}

function PartNumber({ number, place }: { number: number; place: Place | undefined }) {
  if (!place) return null;
  const { x, y, corner, isAway } = place;
  return (
    <g>
      {isAway && <polyline points={`${x},${y} ${corner.x},${corner.y}`} />}
      <circle cx={x} cy={y} r={8} />
      <text x={x} y={y} dy="0.35em">
        {number}
      </text>
    </g>
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
          points={`${x},${y} ${
            isUpright
              ? `${label.x < x ? label.x + label.width + 2 : label.x - 2},${label.y - 4}`
              : `${label.x + 4},${label.y < y ? label.y + 2 : label.y - 10}`
          }`}
        />
      )}
      <text x={label.x} y={label.y}>
        {px}
      </text>
    </g>
  );
}

type Direction = 'ltr' | 'rtl';

interface Found {
  measured: readonly Measured[];
  around?: Frame;
  stageWidth: number;
  /** Where the lines of the story begin; the page around it is in English. */
  direction: Direction;
}

const nothingFound: Found = { measured: [], stageWidth: 0, direction: 'ltr' };

/** The parts below an element, measured again with each change. A story in a frame is measured in its own document. */
function useMeasured(stage: React.RefObject<HTMLDivElement | null>, selectors: readonly string[]) {
  const [found, setFound] = useState<Found>(nothingFound);
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
      const now: Found = root
        ? {
            measured: measure(root, all, corner),
            around: measureAround(root, all, corner),
            stageWidth: own.width,
            direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
          }
        : nothingFound;
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setFound(now);
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
  return found;
}
