import {
  closedPath,
  garland,
  overPath,
  polar,
  rosetteStrands,
  starOutline,
  starStrands,
  weave,
  widestHalfBand,
  type Crossing,
  type Strand,
} from './seal-geometry.ts';
import type { SealPlan } from './seal-plan.ts';

/** The colors of a tone, by their role. */
export type SealInk = 'ground' | 'deep' | 'soft' | 'accent' | 'pale';

export interface SealFill {
  readonly path: string;
  readonly ink: SealInk;
}

export interface SealDrawing {
  /** Painted first to last, beneath the band. */
  readonly fills: readonly SealFill[];
  /** The closed strands of the band, one path each. */
  readonly strands: readonly string[];
  /** The edges and the inside of the stretches that pass over. */
  readonly overEdges: string;
  readonly overInsides: string;
  /** Width of the band with its edges, and without. */
  readonly bandWidth: number;
  readonly bandInside: number;
  readonly bandInk: SealInk;
  readonly edgeInk: SealInk;
  /** The heart, painted above the band. */
  readonly heart: readonly SealFill[];
}

export interface SealWeave {
  readonly strands: readonly Strand[];
  readonly crossings: readonly Crossing[];
  readonly halfBand: number;
  /** Radii at which the bands of the star cross, from the inside out. */
  readonly levels: readonly number[];
  readonly tip: number;
}

const reach = 45.4;
const widestBand = 1.9;

const waistShare = [0.53, 0.57, 0.61] as const;

function shapeOf(plan: SealPlan, tip: number, turn: number): { strands: Strand[]; waist: number } {
  const { folds, skip } = plan;
  const half = Math.PI / folds;
  const straightWaist = (tip * Math.cos(skip * half)) / Math.cos((skip - 1) * half);
  const waist = plan.petals === 'star' ? straightWaist : tip * waistShare[plan.waist];
  const star =
    plan.petals === 'star' ? starStrands(folds, skip, tip, turn) : rosetteStrands(folds, skip, tip, waist, turn);
  const into = (share: number) => waist + (tip - waist) * share;
  if (plan.companion === 'garland')
    return { strands: [...star, garland(folds, into(plan.petals === 'star' ? 0.42 : 0.5), reach - 1.2, turn)], waist };
  if (plan.companion === 'ring') {
    const corner = into(plan.petals === 'star' ? 0.44 : 0.4) / Math.cos(half);
    return {
      strands: [...star, Array.from({ length: folds }, (_, i) => polar(corner, turn + half + 2 * half * i))],
      waist,
    };
  }
  return { strands: star, waist };
}

const turnOf = ({ folds, isTurned }: SealPlan) => -Math.PI / 2 + (isTurned ? Math.PI / folds : 0);

/** The band of a seal: where it runs, where it crosses itself, how wide it may be. */
export function weaveOf(plan: SealPlan): SealWeave {
  const turn = turnOf(plan);
  const half = Math.PI / plan.folds;
  const tipAngle = plan.petals === 'star' ? Math.PI / 2 - plan.skip * half : Math.atan(1 / 1.15);
  // The pointed corner of a wide band reaches further out than its middle line; two rounds settle it.
  let tip = 41;
  for (let round = 0; ; round++) {
    const { strands, waist } = shapeOf(plan, tip, turn);
    const crossings = weave(strands);
    const halfBand = Math.min(widestBand, widestHalfBand(strands, crossings) * 0.94);
    if (round === 2) {
      const apothem = waist * Math.cos((plan.skip - 1) * half);
      const levels = Array.from({ length: plan.skip - 1 }, (_, i) => apothem / Math.cos((i + 1) * half));
      return { strands, crossings, halfBand, levels, tip };
    }
    tip = reach - halfBand / Math.sin(tipAngle);
  }
}

function spandrelOf(plan: SealPlan, turn: number): string {
  const half = Math.PI / plan.folds;
  if (plan.spandrel === 'none' || plan.companion === 'garland') return '';
  const at = plan.petals === 'star' && plan.skip === 2 ? 41 : 42;
  const long = plan.spandrel === 'dot' ? 1.5 : 3.2;
  const wide = plan.spandrel === 'dot' ? 1.5 : 1.7;
  return Array.from({ length: plan.folds }, (_, i) => {
    const angle = turn + half + 2 * half * i;
    const middle = polar(at, angle);
    const [away, aside] = [polar(long, angle), polar(wide, angle + Math.PI / 2)];
    return closedPath([
      { x: middle.x + away.x, y: middle.y + away.y },
      { x: middle.x + aside.x, y: middle.y + aside.y },
      { x: middle.x - away.x, y: middle.y - away.y },
      { x: middle.x - aside.x, y: middle.y - aside.y },
    ]);
  }).join('');
}

const circle = (radius: number) =>
  `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;

/** The inks of petals, of the rings of kites inside them (from outside in), of the middle, and of the heart's two layers. */
const fillings = [
  { petals: 'soft', rings: ['deep', 'ground', 'accent'], middle: 'ground', halo: 'deep', heart: 'accent' },
  { petals: 'deep', rings: ['soft', 'accent', 'soft'], middle: 'deep', halo: 'soft', heart: 'accent' },
  { petals: 'soft', rings: ['accent', 'soft', 'deep'], middle: 'deep', halo: 'pale', heart: 'accent' },
] as const satisfies { petals: SealInk; rings: SealInk[]; middle: SealInk; halo: SealInk; heart: SealInk }[];

/** The middle of the seal, inside the innermost polygon of the band: a star, and on it a smaller one, a flower or a ring. */
function heartOf(plan: SealPlan, room: number, turn: number): SealFill[] {
  const half = Math.PI / plan.folds;
  const { halo, heart, middle } = fillings[plan.filling];
  const star = (outer: number, ink: SealInk, atTurn: number): SealFill => ({
    path: closedPath(
      starOutline(plan.folds, outer, outer * Math.max(0.6, (plan.folds - 3) / plan.folds - 0.06), atTurn),
    ),
    ink,
  });
  const disc = (share: number, ink: SealInk): SealFill => ({ path: circle(Math.round(room * share * 100) / 100), ink });
  const outer = star(room * 0.94, halo, turn + half);
  if (plan.heart === 'star') return [outer, star(room * 0.62, heart, turn), disc(0.14, middle)];
  if (plan.heart === 'ring') return [outer, disc(0.52, middle), disc(0.42, heart), star(room * 0.34, halo, turn)];
  const petals = Array.from({ length: plan.folds }, (_, i) => {
    const angle = turn + 2 * half * i;
    return closedPath([
      polar(room * 0.2, angle),
      polar(room * 0.42, angle - half * 0.74),
      polar(room * 0.66, angle),
      polar(room * 0.42, angle + half * 0.74),
    ]);
  }).join('');
  return [outer, { path: petals, ink: heart }, disc(0.12, heart)];
}

/** The paths of a seal of 40 px and more. `isCoarse` gives a pale band firmer edges, for seals below 72 px. */
export function drawingOf(plan: SealPlan, isCoarse = false): SealDrawing {
  const turn = turnOf(plan);
  const half = Math.PI / plan.folds;
  const { strands, crossings, halfBand, levels } = weaveOf(plan);
  const edge = isCoarse && plan.band === 'pale' ? Math.min(1, halfBand * 0.56) : Math.min(0.62, halfBand * 0.38);

  // The star's silhouette, then the smaller stars within it, each in another ink: they meet under the band.
  const starStrandPaths = strands.slice(0, plan.companion === 'none' ? undefined : -1).map(closedPath);
  const inks = fillings[plan.filling];
  const nested = levels.slice(0, -1).map((_, fromOutside) => {
    const level = levels.length - 2 - fromOutside;
    const tipsAt = turn + ((plan.skip - level - 2) % 2 === 0 ? 0 : half);
    return {
      path: closedPath(starOutline(plan.folds, levels[level + 1] as number, levels[level] as number, tipsAt)),
      ink: inks.rings[fromOutside] ?? inks.middle,
    }; // both levels exist
  });
  const innermost = levels[0] as number; // skip is 2 or more, so there is one level at least
  const polygonTurn = turn + ((plan.skip - 1) % 2 === 0 ? 0 : half);
  const room = innermost * Math.cos(half) - halfBand;

  return {
    fills: [
      { path: spandrelOf(plan, turn), ink: 'accent' },
      { path: starStrandPaths.join(''), ink: inks.petals },
      ...nested,
      {
        path: closedPath(Array.from({ length: plan.folds }, (_, i) => polar(innermost, polygonTurn + 2 * half * i))),
        ink: inks.middle,
      },
    ],
    strands: strands.map(closedPath),
    overEdges: overPath(crossings, halfBand, 0.02),
    overInsides: overPath(crossings, halfBand, 0.16),
    bandWidth: 2 * halfBand,
    bandInside: 2 * (halfBand - edge),
    bandInk: plan.band === 'pale' ? 'pale' : 'deep',
    edgeInk: plan.band === 'pale' ? 'deep' : 'pale',
    heart: heartOf(plan, room, turn),
  };
}

/** The same seal for less than 40 px: flat stars, no band. */
export function smallDrawingOf(plan: SealPlan): SealFill[] {
  const turn = turnOf(plan);
  const half = Math.PI / plan.folds;
  const outer = plan.folds === 8 ? 0.58 : plan.folds === 10 ? 0.64 : 0.7;
  return [
    { path: closedPath(starOutline(plan.folds, 41, 41 * outer, turn)), ink: 'deep' },
    {
      path: closedPath(starOutline(plan.folds, 24, 24 * (outer + 0.06), turn + half)),
      ink: plan.band === 'pale' ? 'pale' : 'soft',
    },
    { path: circle(plan.heart === 'ring' ? 10 : 8.5), ink: 'accent' },
  ];
}
