import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** How often each member was shown, by gender, the least first. */
type Shown = Record<Gender, number[]>;

const size = 220;
const left = 44;
const top = 40;
const gap = 90;
const panels = [
  { gender: 'FEMALE', title: 'Women' },
  { gender: 'MALE', title: 'Men' },
] as const;

/**
 * Draws how evenly members are shown: for each share of the members, those shown least first, their share of all showings
 * (a Lorenz curve, doi:10.2307/2276207). The straight line is a list that shows everyone equally often.
 */
export function exposurePlot(ours: Shown, oneWay: Shown, title: string): string {
  const width = left + panels.length * (size + gap);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + size + 48}" role="img" aria-label="${title}">
<style>
  text { font: 12px system-ui, sans-serif; fill: #555; }
  .title { font-weight: 600; }
  path { fill: none; stroke: #888; }
  .ours { stroke: #12715b; stroke-width: 2.5; }
  .other { stroke: #b4541f; stroke-width: 2; stroke-dasharray: 5 3; }
  @media (prefers-color-scheme: dark) { text { fill: #bbb; } .ours { stroke: #4cc3a5; } .other { stroke: #e59866; } }
</style>
<text class="title" x="${left}" y="16">${title}</text>
${panels.map(({ gender, title: name }, index) => panel(left + index * (size + gap), name, ours[gender], oneWay[gender])).join('\n')}
</svg>
`;
}

function panel(x: number, name: string, ours: readonly number[], oneWay: readonly number[]): string {
  const base = top + size;
  return `<text x="${x}" y="${top - 6}">${name}: share of all showings</text>
<path d="M${x} ${top}V${base}H${x + size}"/>
<path d="M${x} ${base}L${x + size} ${top}" stroke-dasharray="1 4"/>
<path class="other" d="${curve(x, oneWay)}"/>
<path class="ours" d="${curve(x, ours)}"/>
<text x="${x - 4}" y="${base}" text-anchor="end">0</text><text x="${x - 4}" y="${top + 10}" text-anchor="end">all</text>
<text x="${x}" y="${base + 18}">share of the members, those shown least first</text>
<text x="${x}" y="${base + 38}">solid: For You; dashed: a one-way filter</text>`;
}

/** The curve through fifty points. */
function curve(x: number, shown: readonly number[]): string {
  const sum = shown.reduce((all, one) => all + one, 0);
  const points = Array.from({ length: 51 }, (_, point) => {
    const least = shown.slice(0, Math.round((shown.length * point) / 50)).reduce((all, one) => all + one, 0);
    return `${(x + (size * point) / 50).toFixed(1)} ${(top + size * (1 - least / sum)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
