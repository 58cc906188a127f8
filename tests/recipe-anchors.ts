import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';

type Anchor = { file: string; find: string | RegExp };

const contract = 'openapi/openapi.yaml';
const shown = 'tests/contract/shown-fields.ts';
const transitions = 'openapi/rules/proposal.ts';

/** The properties of a schema of the contract. */
const propertiesOf = (schema: string): Anchor => ({
  file: contract,
  find: new RegExp(`^    ${schema}:\\n(?:      .*\\n)*?      properties:\\n`, 'm'),
});

/** Where in the tree tests/recipes.test.ts adds what a recipe says. That test runs at night; `npm run check` looks for the places. */
export const anchors = {
  paths: { file: contract, find: /^paths:\n/m },
  ProfileCreationInput: propertiesOf('ProfileCreationInput'),
  Profile: propertiesOf('Profile'),
  ListedProfile: propertiesOf('ListedProfile'),
  SharedProfile: propertiesOf('SharedProfile'),
  ProfileFacts: propertiesOf('ProfileFacts'),
  factNames: { file: contract, find: 'enum: [prayer, hijab,' },
  statuses: { file: contract, find: /^    ProposalStatus:\n(?:      .*\n)*?      enum: \[/m },
  chosenStatuses: { file: contract, find: /^    ProposalStatusChange:\n(?:      .*\n)*?          enum: \[/m },
  statusRules: { file: transitions, find: '  NOT_COMPATIBLE: { ...ended, hasAccepted: true },' },
  transitions: { file: transitions, find: "ACCEPTED: ['RECEIVER']," },
  statusViews: { file: 'web/src/proposals/status-view.ts', find: '  DECLINED: {' },
  columns: { file: 'api/src/entities/profile.entity.ts', find: '    aboutMe: p.text(),' },
  controls: { file: 'web/src/profiles/profile-fields.ts', find: 'rows: [' },
  factRows: { file: 'web/src/shared/facts.ts', find: '  prayer: {' },
  listedFields: { file: shown, find: "  'height',\n" },
  knownFields: { file: shown, find: "'facts', 'fullName'" },
} satisfies Record<string, Anchor>;

/** The anchors that are no longer in the tree. */
export function anchorsMissing(): string[] {
  const all: Anchor[] = Object.values(anchors);
  return all
    .filter(({ file, find }) => !found(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'), find))
    .map(({ file, find }) => `${file} has no ${inspect(find)} any more: correct tests/recipe-anchors.ts.`);
}

function found(source: string, find: string | RegExp): boolean {
  return typeof find === 'string' ? source.includes(find) : find.test(source);
}
