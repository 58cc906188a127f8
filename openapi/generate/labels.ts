import type { Contract } from '../openapi-document.ts';

/** Enumerations of problem details, which programs read and users do not, some whose sentences are rules or in the client, names of fields, and languages, which every browser can name. */
const withoutLabels = new Set([
  'ProblemCode',
  'FieldErrorCode',
  'Quota',
  'Resource',
  'ContactRefusal',
  'PhoneProofFault',
  'PhoneCodeOutcome',
  'ProposalStep',
  'ContactKind',
  'ProposalTextField',
  'FlaggedField',
  'NotificationKind',
  'FactName',
  'MatchReason',
  'Language',
]);

/** The label of each enumeration value; in a module of its own, so that lists do not load the rules of forms. */
export function enumerationLabels(contract: Contract): string {
  const tables = Object.entries(contract.components.schemas)
    .filter(([name, schema]) => schema.enum && !withoutLabels.has(name))
    .map(
      ([name, schema]) =>
        `  ${name}: ${JSON.stringify(Object.fromEntries(schema.enum!.map((key) => [key, schema['x-labels']?.[key] ?? labelOf(key)])))},`,
    );
  return `// Generated from openapi.yaml by generate.ts.\n\n/** The label of each value. */\nexport const labels = {\n${tables.join('\n')}\n} as const;\n`;
}

/** Words with spaces, first letter capital: MARRIAGE_FIXED is "Marriage fixed", and aboutMe "About me". */
export function labelOf(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
