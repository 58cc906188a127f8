import { resolve, type Contract } from '../openapi-document.ts';

/** The longest texts of several lines (maxLength, in code points), a constant for each schema, so that a page loads its own alone. */
export function textLimits(contract: Contract): string {
  const constants = Object.entries(contract.components.schemas).flatMap(([name, { properties = {} }]) => {
    const limits = Object.entries(properties).flatMap(([property, schema]) => {
      const { format, maxLength } = resolve(contract, schema);
      return format === 'plain-text' && maxLength !== undefined ? [[property, maxLength] as const] : [];
    });
    return limits.length === 0 ? [] : [constantOf(name, Object.fromEntries(limits))];
  });
  return `// Generated from openapi.yaml by generate.ts.\n\n${constants.join('\n')}\n`;
}

function constantOf(name: string, limits: Record<string, number>): string {
  return `/** The longest texts of ${name}, in code points. */\nexport const limitsOf${name} = ${JSON.stringify(limits)} as const;`;
}
