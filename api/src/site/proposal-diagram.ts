import { transitions, partiesOf } from '@mithaq/openapi/rules/proposal.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';

const box = { width: 170, height: 44, gapX: 150, gapY: 30, margin: 12 };

/** The statuses of a proposal and the steps between them as SVG, drawn from the table of the rules. */
export function proposalDiagram(): string {
  const places = placesOf();
  const columns = Math.max(...places.values().map(({ column }) => column)) + 1;
  const rows = Math.max(...places.values().map(({ row }) => row)) + 1;
  const width = columns * box.width + (columns - 1) * box.gapX + 2 * box.margin;
  const height = rows * box.height + (rows - 1) * box.gapY + 2 * box.margin;
  const boxes = [...places].map(([status, place]) => {
    const { x, y } = corner(place);
    return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="10"/><text x="${x + box.width / 2}" y="${y + box.height / 2 + 5}" text-anchor="middle">${status}</text>`;
  });
  const arrows = transitions.map(([from, to]) => arrow(places.get(from)!, places.get(to)!, whoOf(from, to)));
  const title = transitions.map(([from, to]) => `${from} to ${to} by ${whoOf(from, to)}`).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="14">
${dark}
<defs><marker id="end" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path class="head" d="M0 0L10 5L0 10z" fill="#0f5a50"/></marker></defs>
<rect class="page" width="100%" height="100%" fill="#fbf8f1"/>
<g class="lines" fill="none" stroke="#0f5a50" stroke-width="1.5">${arrows.map(({ line }) => line).join('')}</g>
<g class="labels" fill="#54635f" font-size="12">${arrows.map(({ label }) => label).join('')}</g>
<g class="boxes" fill="#ffffff" stroke="#8b8576">${boxes.map((each) => each.replace('<text', '<text fill="#1b2926" stroke="none"')).join('')}</g>
</svg>
`;
}

/** The colors of docs.css for dark pages; the attributes have those for light ones. */
const dark = `<style>@media (prefers-color-scheme: dark) { .page { fill: #0e1615 } .lines { stroke: #4fb3a1 } .head { fill: #4fb3a1 }
.labels { fill: #9db0a9 } .boxes { fill: #151f1d; stroke: #6f827c } .boxes text { fill: #e9efeb } }</style>`;

type Place = { column: number; row: number };

/** The first status is on the left; each other one is a column after the first status that leads to it. */
function placesOf(): Map<ProposalStatus, Place> {
  const places = new Map<ProposalStatus, Place>([[transitions[0]![0], { column: 0, row: 0 }]]);
  for (const [from, to] of transitions) {
    const column = (places.get(from)?.column ?? 0) + 1;
    const row = [...places.values()].filter((place) => place.column === column).length;
    if (!places.has(to)) places.set(to, { column, row });
  }
  return places;
}

function corner({ column, row }: Place) {
  return { x: box.margin + column * (box.width + box.gapX), y: box.margin + row * (box.height + box.gapY) };
}

function arrow(from: Place, to: Place, who: string) {
  const [start, end] = [corner(from), corner(to)];
  const x1 = start.x + box.width;
  const [y1, y2] = [start.y + box.height / 2, end.y + box.height / 2];
  const middle = (x1 + end.x) / 2;
  return {
    line: `<path d="M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${end.x - 2} ${y2}" marker-end="url(#end)"/>`,
    // A line that comes from above would cross a label above it.
    label: `<text x="${end.x - 10}" y="${y1 < y2 ? y2 + 18 : y2 - 8}" text-anchor="end">${who}</text>`,
  };
}

/** The side that may choose the step, in a word for the picture. */
function whoOf(from: ProposalStatus, to: ProposalStatus): string {
  const parties = partiesOf(from, to);
  return parties.length > 1 ? 'either side' : parties[0]!.toLowerCase();
}
