/**
 * The geometry of a seal: a girih rosette of 8, 10 or 12 folds inside a circle of radius 50 around the origin.
 * A band (strapwork) runs from tip to tip as closed strands which pass over and under one another in turn.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Strand = readonly Point[];

/** A place where two stretches of band cross. */
export interface Crossing {
  readonly at: Point;
  /** Direction of the stretch that passes over, of length 1. */
  readonly along: Point;
  /** Sine and cosine of the angle between the two. */
  readonly sin: number;
  readonly cos: number;
  readonly over: Passage;
  readonly under: Passage;
}

/** The place of a crossing on a strand: which strand, and how far along it. */
export interface Passage {
  readonly strand: number;
  readonly distance: number;
}

export const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const length = (a: Point) => Math.hypot(a.x, a.y);
const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;

const highestCommonFactor = (a: number, b: number): number => (b === 0 ? a : highestCommonFactor(b, a % b));

/** Describes one band from a tip to the tip `skip` further on: its bends as radius and angle from the first tip. */
type Bends = (step: number) => readonly (readonly [radius: number, angle: number])[];

/** The closed strands that result from following the band from tip to tip until it returns to its start. */
export function strandsThroughTips(folds: number, skip: number, turn: number, bends: Bends): Strand[] {
  const step = (2 * Math.PI) / folds;
  const count = highestCommonFactor(folds, skip);
  return Array.from({ length: count }, (_, first) =>
    Array.from({ length: folds / count }, (_unused, i) =>
      bends(step).map(([radius, angle]) => polar(radius, turn + (first + i * skip) * step + angle)),
    ).flat(),
  );
}

/** A star {folds/skip} of straight bands whose tips lie on `radius`. */
export const starStrands = (folds: number, skip: number, radius: number, turn: number): Strand[] =>
  strandsThroughTips(folds, skip, turn, () => [[radius, 0]]);

/** The distance of the bands of a straight star from the centre, when neighbouring bands last cross at `waist`. */
const apothemFor = (folds: number, skip: number, waist: number) => waist * Math.cos((Math.PI * (skip - 1)) / folds);

/**
 * A rosette: inside as a star, but beyond the last crossing (at radius `waist`) the bands turn parallel to the axis
 * of the petal they enclose, and close it at `radius`.
 */
export function rosetteStrands(folds: number, skip: number, radius: number, waist: number, turn: number): Strand[] {
  const half = Math.PI / folds;
  const apothem = apothemFor(folds, skip, waist);
  const direction = Math.PI / 2 - skip * half; // between the band and the axis of its petal
  // The bend lies a little outside of the crossing, so that the crossing itself is of straight bands.
  const waistAlong = waist * Math.cos(half);
  const waistAside = waist * Math.sin(half);
  const beyond = Math.min(3.2, waistAside * 0.38);
  const bend = { x: waistAlong + beyond, y: waistAside - beyond * Math.tan(direction) };
  const shoulder = { x: radius - bend.y * 1.15, y: bend.y };
  if (apothem <= 0 || shoulder.x <= bend.x) throw new RangeError('The petals leave no room for the star');
  const asPolar = ({ x, y }: Point): [number, number] => [length({ x, y }), Math.atan2(y, x)];
  const [bendRadius, bendAngle] = asPolar(bend);
  const [shoulderRadius, shoulderAngle] = asPolar(shoulder);
  return strandsThroughTips(folds, skip, turn, (step) => {
    const far = skip * step;
    return [
      [radius, 0],
      [shoulderRadius, shoulderAngle],
      [bendRadius, bendAngle],
      [bendRadius, far - bendAngle],
      [shoulderRadius, far - shoulderAngle],
    ];
  });
}

/** A closed zigzag of 2 x folds corners: `inner` on the axes of the tips, `outer` between them. */
export const garland = (folds: number, inner: number, outer: number, turn: number): Strand =>
  Array.from({ length: 2 * folds }, (_, i) => polar(i % 2 ? outer : inner, turn + (i * Math.PI) / folds));

interface Stretch {
  readonly strand: number;
  readonly from: Point;
  readonly along: Point;
  readonly length: number;
  /** Distance of `from` along the whole strand. */
  readonly start: number;
}

function stretchesOf(strand: Strand, index: number): Stretch[] {
  let start = 0;
  return strand.map((from, i) => {
    const way = minus(strand[(i + 1) % strand.length] as Point, from); // the index is within the strand
    const reach = length(way);
    const stretch = { strand: index, from, along: { x: way.x / reach, y: way.y / reach }, length: reach, start };
    start += reach;
    return stretch;
  });
}

interface Meeting {
  readonly at: Point;
  readonly one: Stretch;
  readonly other: Stretch;
  readonly alongOne: number;
  readonly alongOther: number;
}

function meetingOf(one: Stretch, other: Stretch): Meeting | undefined {
  const turn = cross(one.along, other.along);
  if (Math.abs(turn) < 1e-9) return undefined;
  const between = minus(other.from, one.from);
  const alongOne = cross(between, other.along) / turn;
  const alongOther = cross(between, one.along) / turn;
  const isInside = (along: number, stretch: Stretch) => along > 1e-6 && along < stretch.length - 1e-6;
  if (!isInside(alongOne, one) || !isInside(alongOther, other)) return undefined;
  return {
    at: { x: one.from.x + one.along.x * alongOne, y: one.from.y + one.along.y * alongOne },
    one,
    other,
    alongOne,
    alongOther,
  };
}

/**
 * All crossings of the strands, each with the passage that goes over. Along every strand over and under alternate;
 * for closed curves in the plane that is always possible (the projection of an alternating link).
 */
export function weave(strands: readonly Strand[]): Crossing[] {
  const stretches = strands.flatMap(stretchesOf);
  const meetings: Meeting[] = [];
  stretches.forEach((one, i) => {
    for (const other of stretches.slice(i + 1)) {
      const meeting = meetingOf(one, other);
      if (meeting) meetings.push(meeting);
    }
  });

  // Every strand as the order in which it passes its crossings.
  const passages = meetings.flatMap((meeting, crossing) => [
    { crossing, side: 0, strand: meeting.one.strand, distance: meeting.one.start + meeting.alongOne },
    { crossing, side: 1, strand: meeting.other.strand, distance: meeting.other.start + meeting.alongOther },
  ]);
  const order = strands.map((_, strand) =>
    passages.filter((passage) => passage.strand === strand).sort((a, b) => a.distance - b.distance),
  );

  // Starts at one crossing: the next crossing on the same strand is passed the other way.
  const upperSide: (number | undefined)[] = meetings.map(() => undefined);
  for (let seed = 0; seed < meetings.length; seed++) {
    if (upperSide[seed] !== undefined) continue;
    upperSide[seed] = 0;
    const open = [seed];
    for (let crossing = open.pop(); crossing !== undefined; crossing = open.pop()) {
      for (const row of order) {
        row.forEach((passage, i) => {
          if (passage.crossing !== crossing) return;
          const isOver = upperSide[crossing] === passage.side;
          for (const neighbour of [row[(i + 1) % row.length], row[(i - 1 + row.length) % row.length]]) {
            if (!neighbour || upperSide[neighbour.crossing] !== undefined) continue;
            upperSide[neighbour.crossing] = isOver ? 1 - neighbour.side : neighbour.side;
            open.push(neighbour.crossing);
          }
        });
      }
    }
  }

  return meetings.map(({ at, one, other, alongOne, alongOther }, i) => {
    const passage = (stretch: Stretch, along: number): Passage => ({
      strand: stretch.strand,
      distance: stretch.start + along,
    });
    const [first, second] = [passage(one, alongOne), passage(other, alongOther)];
    const isFirstOver = upperSide[i] === 0;
    return {
      at,
      along: isFirstOver ? one.along : other.along,
      sin: Math.abs(cross(one.along, other.along)),
      cos: Math.abs(dot(one.along, other.along)),
      over: isFirstOver ? first : second,
      under: isFirstOver ? second : first,
    };
  });
}

/** How far a band of that half width must be redrawn on both sides of a crossing to lie wholly on top. */
export const overlapOf = ({ sin, cos }: Pick<Crossing, 'sin' | 'cos'>, halfWidth: number) =>
  (halfWidth * (1 + cos)) / sin;

export const perimeterOf = (strand: Strand) =>
  strand.reduce((sum, point, i) => sum + length(minus(strand[(i + 1) % strand.length] as Point, point)), 0); // the index is within the strand

/** The widest half band with which no two crossings run into each other. */
export function widestHalfBand(strands: readonly Strand[], crossings: readonly Crossing[]): number {
  const widths = strands.flatMap((strand, index) => {
    const total = perimeterOf(strand);
    const row = crossings
      .flatMap((crossing) =>
        [crossing.over, crossing.under]
          .filter((passage) => passage.strand === index)
          .map(({ distance }) => ({ distance, overlap: overlapOf(crossing, 1) })),
      )
      .sort((a, b) => a.distance - b.distance);
    return row.map((passage, i) => {
      const next = row[(i + 1) % row.length] ?? passage;
      const gap = (next.distance - passage.distance + total) % total || total;
      return gap / (passage.overlap + next.overlap);
    });
  });
  return Math.min(...widths);
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** A closed path through the points. */
export const closedPath = (points: Strand) => `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;

/** The stretches of band that lie on top, each reaching `extra` beyond what it covers. */
export const overPath = (crossings: readonly Crossing[], halfWidth: number, extra: number) =>
  crossings
    .map((crossing) => {
      const reach = overlapOf(crossing, halfWidth) + extra;
      const { at, along } = crossing;
      return `M${rounded(at.x - along.x * reach)} ${rounded(at.y - along.y * reach)}L${rounded(at.x + along.x * reach)} ${rounded(at.y + along.y * reach)}`;
    })
    .join('');

/** A star outline of 2 x folds corners, `outer` on the axes. */
export const starOutline = (folds: number, outer: number, inner: number, turn: number): Strand =>
  garland(folds, outer, inner, turn);
