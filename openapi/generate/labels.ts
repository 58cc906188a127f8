import type { Contract } from './contract.ts';

/** What people read for each value of an enumeration: in a module of its own, since lists need no rules of forms. */
export function enumerationLabels(contract: Contract): string {
  const tables = Object.entries(contract.components.schemas)
    .filter(([name, schema]) => schema.enum && name !== 'ProblemCode')
    .map(
      ([name, schema]) =>
        `  ${name}: ${JSON.stringify(Object.fromEntries(schema.enum!.map((key) => [key, schema['x-labels']?.[key] ?? labelOf(key)])))},`,
    );
  return `// Generated from openapi.yaml by generate.ts.\n\n/** What people read for each value (DESIGN section 8). */\nexport const labels = {\n${tables.join('\n')}\n} as const;\n`;
}

/** Underscores become spaces, first letter capital: MARRIAGE_FIXED is "Marriage fixed". */
function labelOf(key: string): string {
  const words = key.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
