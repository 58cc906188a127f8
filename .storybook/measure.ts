import { colors, radius, space, typeScale } from '../ui-kit/src/theme/tokens.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of an element with what surrounds its content, in px. The sides are in the order of CSS: from the top, clockwise. */
export interface Frame extends Box {
  padding: readonly number[];
  border: readonly number[];
  /** The color of the border, as the browser gives it. */
  line: string;
  /** Infinity where the ends are half circles. */
  radius: number;
}

/** A part as the browser has laid it out, in px from the corner of the picture. */
export interface Measured extends Box {
  /** Counted from 1, in the order of the list. */
  number: number;
  /** The size, the line height and the weight of its first words. */
  text: { size: number; leading: number; weight: string } | undefined;
  /** Of the whole element, of which the text may fill a part. */
  frame: Frame;
}

/** A distance between two parts that follow each other, with the line on which it was measured. */
export interface Gap {
  from: number;
  to: number;
  px: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Measures the parts that the selectors find below `root`. */
export function measure(root: ParentNode, selectors: readonly string[], corner: Pick<Box, 'left' | 'top'>) {
  return selectors.flatMap((selector, i): Measured[] => {
    const element = root.querySelector(selector);
    if (!element) return [];
    // A part may have its words in an element within it.
    const words = element.ownerDocument.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
    while (words.nextNode() && !words.currentNode.textContent?.trim());
    const speaker = words.currentNode.nodeType === 3 ? words.currentNode.parentElement : null;
    const style = speaker && element.ownerDocument.defaultView!.getComputedStyle(speaker); // it is in a window
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const { top, height } = element.getBoundingClientRect();
    // The text of a field is drawn by the browser: it has no place of its own.
    const isLine = hasText && !element.matches('textarea');
    const { left, width } = (isLine ? textOf(element) : element).getBoundingClientRect();
    const text = style
      ? {
          size: Number.parseFloat(style.fontSize),
          leading: Number.parseFloat(style.lineHeight),
          weight: style.fontWeight,
        }
      : undefined;
    const frame = frameOf(element, corner);
    return [{ number: i + 1, left: left - corner.left, top: top - corner.top, width, height, text, frame }];
  });
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Measures the whole element. */
function frameOf(element: Element, corner: Pick<Box, 'left' | 'top'>): Frame {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element); // it is in a window
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const { left, top, width, height } = element.getBoundingClientRect();
  const border = sides.map((side) => px(`border-${side}-width`));
  const line = sides.find((_, i) => border[i]);
  const corners = px('border-top-left-radius');
  // Where a size has become a half circle, its token is not what one sees; that of the pill is just for this.
  const isHalfCircle = corners >= Math.min(width, height) / 2 && radiusToken(corners) !== '--mq-radius-pill';
  const isRound = corners > 0 && (style.borderTopLeftRadius.endsWith('%') || isHalfCircle);
  return {
    left: left - corner.left,
    top: top - corner.top,
    width,
    height,
    padding: sides.map((side) => px(`padding-${side}`)),
    border,
    line: line ? style.getPropertyValue(`border-${line}-color`) : '',
    radius: isRound ? Infinity : corners,
  };
}

/** Whether a frame has something around its content. */
const isFramed = ({ padding, border, radius: corners }: Frame) => [...padding, ...border, corners].some(Boolean);

/** Measures the nearest element around all parts that has something around its content, if it is none of them. */
export function measureAround(root: Element, selectors: readonly string[], corner: Pick<Box, 'left' | 'top'>) {
  const parts = selectors.flatMap((selector) => root.querySelector(selector) ?? []);
  for (let each = parts[0]?.parentElement; each && root.contains(each) && each !== root; each = each.parentElement) {
    if (!parts.every((part) => each?.contains(part))) continue;
    if (parts.includes(each)) return undefined;
    const frame = frameOf(each, corner);
    if (isFramed(frame)) return frame;
  }
  return undefined;
}

/** The text of an element, which may be shorter than its line. */
function textOf(element: Element): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range;
}

/** What is further apart does not belong together. */
const farthest = 96;

/**
 * The distances between parts that follow each other beside or below one another; of a part that is askew to the one before,
 * that to the nearest part above it. A part within another one has none, nor have two parts with a third between them.
 */
export function gapsOf(parts: readonly Measured[]): Gap[] {
  return parts.flatMap((part, i): Gap[] => {
    const before = parts.slice(0, i).toReversed();
    const found = before.flatMap((other, back) => {
      const gap = gapOf(other, part);
      const isWanted = gap && (back === 0 || (gap.x1 === gap.x2 && other.top < part.top));
      return isWanted && gap.px <= farthest && !isLeftOver(gap) && !isCrossed(gap, other, part, parts)
        ? [{ ...gap, back }]
        : [];
    });
    const [nearest] = found.toSorted(
      (one, other) => Math.min(one.back, 1) - Math.min(other.back, 1) || one.px - other.px,
    );
    if (!nearest) return [];
    const { back: _, ...gap } = nearest;
    return [gap];
  });
}

/** Whether it is what a line has left between its ends: no token gives such a distance, and no small correction. */
const isLeftOver = ({ px, x1, x2 }: Gap) => x1 !== x2 && px > 16 && spaceToken(px) === undefined;

/** Whether a third part lies between two. */
function isCrossed({ x1, y1, x2, y2 }: Gap, one: Box, other: Box, parts: readonly Measured[]): boolean {
  return parts.some(
    (part) =>
      part !== one &&
      part !== other &&
      !contains(part, one) &&
      part.left < Math.max(x1, x2) + 0.5 &&
      part.left + part.width > Math.min(x1, x2) - 0.5 &&
      part.top < Math.max(y1, y2) - 0.5 &&
      part.top + part.height > Math.min(y1, y2) + 0.5,
  );
}

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

function gapOf(a: Measured, b: Measured): Gap | undefined {
  const [y1, y2] = a.top + a.height <= b.top + 0.5 ? [a.top + a.height, b.top] : [b.top + b.height, a.top];
  if (y2 - y1 >= 1 && share(a.left, a.width, b.left, b.width)) {
    const x = middleOf(a.left, a.left + a.width, b.left, b.left + b.width);
    return { from: a.number, to: b.number, px: round(y2 - y1), x1: x, y1, x2: x, y2 };
  }
  const [x1, x2] = a.left + a.width <= b.left + 0.5 ? [a.left + a.width, b.left] : [b.left + b.width, a.left];
  if (x2 - x1 < 1 || !share(a.top, a.height, b.top, b.height)) return undefined;
  const y = middleOf(a.top, a.top + a.height, b.top, b.top + b.height);
  return { from: a.number, to: b.number, px: round(x2 - x1), x1, y1: y, x2, y2: y };
}

/** Whether two stretches have a part in common. */
function share(from: number, length: number, otherFrom: number, otherLength: number): boolean {
  return Math.min(from + length, otherFrom + otherLength) > Math.max(from, otherFrom);
}

/** The middle of what two stretches share. */
function middleOf(from: number, to: number, otherFrom: number, otherTo: number): number {
  return (Math.max(from, otherFrom) + Math.min(to, otherTo)) / 2;
}

/** Below this many px, a distance has no room for its number. */
const roomForNumber = 24;

/** Where the number of a distance is written: beside its line, or outside of the two parts at the end of a thin line. */
export interface Label {
  x: number;
  y: number;
  /** Of its digits. */
  width: number;
  isOutside: boolean;
}

/** What the digits of a number cover, which stand on the line at `y`. */
const inkOf = ({ x, y, width }: Label): Box => ({ left: x - 2, top: y - 9, width: width + 4, height: 11 });

const overlap = (one: Box, other: Box) =>
  share(one.left, one.width, other.left, other.width) && share(one.top, one.height, other.top, other.height);

/** What a number would hide. */
const smallOf = (parts: readonly Measured[]) => parts.filter(({ width, height }) => Math.min(width, height) < 56);

/** The edges of all parts together. */
const edgesOf = (parts: readonly Box[]) => ({
  left: Math.min(...parts.map(({ left }) => left)),
  right: Math.max(...parts.map(({ left, width }) => left + width)),
  top: Math.min(...parts.map(({ top }) => top)),
  bottom: Math.max(...parts.map(({ top, height }) => top + height)),
});

/**
 * The places of the numbers of distances, in the order of the distances: beside the two parts, on either side, or outside of all parts
 * where they would cover another one.
 */
export function labelsOf(gaps: readonly Gap[], parts: readonly Measured[]): Label[] {
  const taken: Label[] = [];
  return gaps.map(({ px, from, to, x1, y1, x2, y2 }) => {
    const isUpright = x1 === x2;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const wide = String(px).length * 7;
    if (px >= roomForNumber)
      return { x: isUpright ? x + 4 : x - 6, y: isUpright ? y + 4 : y - 5, width: wide, isOutside: false };
    const both = parts.filter(({ number }) => number === from || number === to);
    const places = [edgesOf(both), edgesOf(parts)].flatMap(({ left, right, top, bottom }): Label[] => {
      const around = { x: x - 4, y: y + 4, width: wide, isOutside: true };
      return isUpright
        ? [
            { ...around, x: right + 10 },
            { ...around, x: left - wide - 10 },
          ]
        : [
            { ...around, y: bottom + 14 },
            { ...around, y: top - 8 },
          ];
    });
    const small = smallOf(parts);
    const isFree = (place: Label) => !small.some((part) => overlap(inkOf(place), part));
    const label = places.find(isFree) ?? places[2]; // there are four
    // Two numbers in one place: the second one further on.
    while (taken.some((other) => Math.abs(other.x - label.x) < 18 && Math.abs(other.y - label.y) < 12)) {
      if (isUpright) label.y += 12;
      else label.x += 18;
    }
    taken.push(label);
    return label;
  });
}

interface Point {
  x: number;
  y: number;
}

/** Where the number of a part is written, and the corner of the part to which a thin line leads where it is further away. */
export interface Place extends Point {
  corner: Point;
  isAway: boolean;
}

/** How far a number is from the corner of its part: first at it, then at the end of a line. */
const reaches = [7, 24, 42, 60];

/** How far a number outside of all parts is from the middle of its part, downwards. */
const besides = [0, 20, -20, 40, -40, 60, -60, 80, -80];

/** Half of a number's circle, with what must stay free around it. */
const half = 9;

const cornersOf = ({ left, top, width, height }: Box): Point[] =>
  [left, left + width].flatMap((x) => [top, top + height].map((y) => ({ x, y })));

/**
 * The places of the numbers of parts, in the order of the parts: at a corner, where a number covers neither another one nor a
 * small part nor the number of a distance, and is not nearer to a corner of another part, else further away, out of the picture if
 * need be.
 */
export function placesOf(parts: readonly Measured[], labels: readonly Label[] = []): Place[] {
  const taken: Point[] = [];
  const small = smallOf(parts);
  const edges = edgesOf(parts);
  const isFree = ({ x, y }: Point) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) > 2 * half) &&
    !labels.some((label) =>
      overlap({ left: x - half, top: y - half, width: 2 * half, height: 2 * half }, inkOf(label)),
    ) &&
    small.every(
      ({ left, top, width, height }) =>
        x + half <= left + 3 || x - half >= left + width - 3 || y + half <= top + 3 || y - half >= top + height - 3,
    );
  return parts.map((part) => {
    const { left, top, width, height } = part;
    const far = ({ x, y }: Point, corner: Point) => Math.hypot(corner.x - x, corner.y - y);
    const isOwn = (place: Place) =>
      place.isAway ||
      parts.every(
        (other) =>
          other === part || cornersOf(other).every((corner) => far(place, corner) > far(place, place.corner) - 1),
      );
    const places = reaches.flatMap((reach) =>
      [-1, 1].flatMap((down) =>
        [-1, 1].map((across): Place => {
          const corner = { x: across < 0 ? left : left + width, y: down < 0 ? top : top + height };
          // Further away, above and below rather than beside: a picture has less room there.
          const out = Math.min(reach, 24);
          return { x: corner.x + across * out, y: corner.y + down * reach, corner, isAway: reach > 7 };
        }),
      ),
    );
    const beside = besides.flatMap((down) =>
      [-1, 1].map((across): Place => {
        const corner = { x: across < 0 ? left : left + width, y: top + height / 2 };
        return { x: across < 0 ? edges.left - 22 : edges.right + 22, y: corner.y + down, corner, isAway: true };
      }),
    );
    const free = [...places, ...beside].filter(isFree);
    const place = free.find(isOwn) ?? free[0] ?? places[0]; // there are sixteen
    taken.push(place);
    return place;
  });
}

const round = (px: number) => Math.round(px * 10) / 10;
const inPx = (rem: string) => Number.parseFloat(rem) * 16;

/** The token of space that has just this many px: what letters leave above themselves is near to one by chance. */
export function spaceToken(px: number): string | undefined {
  const name = Object.entries(space).find(([, value]) => Math.abs(inPx(value) - px) < 0.05)?.[0];
  return name && `--mq-space-${name}`;
}

/** The token of the radius of corners. */
export function radiusToken(px: number): string | undefined {
  const name = Object.entries(radius).find(([, value]) => Math.abs(inPx(value) - px) < 0.6)?.[0];
  return name && `--mq-radius-${name}`;
}

/** The token of a color in one of the schemes, from `rgb(…)`. */
export function colorToken(css: string): string | undefined {
  const hex = `#${(css.match(/[\d.]+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const name = Object.entries(colors).find(([, { light, dark }]) => hex === light || hex === dark)?.[0];
  return name && `--mq-${name}`;
}

/** Four sides as CSS writes them: the same ones once. */
export function shortSides([top = 0, right = 0, bottom = 0, left = 0]: readonly number[]): string {
  const all = [top, right, bottom, left].map(round);
  if (left !== right) return all.join(' ');
  return all.slice(0, top !== bottom ? 3 : top !== right ? 2 : 1).join(' ');
}

/** The token of type that has this size, in some window where it grows with that. */
export function textToken(px: number): string | undefined {
  const name = Object.entries(typeScale).find(([, value]) => {
    const sizes = value.match(/[\d.]+rem/g)?.map(inPx) ?? [];
    return Math.min(...sizes.slice(0, 1)) - 0.1 < px && px < Math.max(...sizes.slice(-1)) + 0.1;
  })?.[0];
  return name && `--mq-text-${name}`;
}
