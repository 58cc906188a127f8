import type { ArgsEnhancer, ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { Said } from '../ui-kit/src/testing/said.ts';

/** The types of props for which Storybook has a control that a designer can use. */
const simple = new Set(['string', 'number', 'boolean', 'enum', 'function', 'symbol']);

/** Makes no control in which a designer would have to write JSON. `namedChoices()` gives a list or an element a better one. */
export const withoutJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Of some props only the value is known.
  const all = { ...mapValues(initialArgs, () => ({})), ...argTypes } as ArgTypes; // Storybook adds the rest
  return mapValues(all, (argType, name) => {
    const { control, options, type, table } = argType;
    const value: unknown = initialArgs[name];
    // What is `Said` differs with the language, which a control cannot show.
    if (value instanceof Said) return { ...argType, control: false };
    if (control !== undefined || options || simple.has(type?.name ?? typeof value)) return argType;
    const takesText = typeof value === 'string' || (value === undefined && table?.type?.summary === 'ReactNode');
    return { ...argType, control: takesText ? { type: 'text' } : false };
  });
};
// The types of the props are known in the second pass.
withoutJson.secondPass = true;

/** Gives each switch its default as its value: without one, its control says "Set boolean" in the place of its state. */
export const withSwitches: ArgsEnhancer = ({ argTypes, initialArgs }) => ({
  ...initialArgs,
  ...Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { type, table }]) =>
      type?.name === 'boolean' && initialArgs[name] === undefined && table?.defaultValue?.summary === 'false'
        ? [[name, false]]
        : [],
    ),
  ),
});

/** What react-docgen tells of the type of a prop. */
interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly DocgenType[];
}

/** Shows what a prop takes, where Storybook's table has the one word `union`, or `unknown` for a list, since all lists are `readonly`. */
export const withValues: ArgTypesEnhancer = ({ argTypes, component }) => {
  const found: unknown = component && Reflect.get(component, '__docgenInfo');
  const { props } = (found ?? {}) as { props?: Record<string, { tsType?: DocgenType }> }; // react-docgen writes it
  return mapValues(argTypes, (argType, name) => {
    const shown = props?.[name]?.tsType;
    if (shown?.name === 'unknown') return { ...argType, table: { ...argType.table, type: { summary: 'list' } } };
    const elements = shown?.elements;
    if (!elements || argType.table?.type?.summary !== 'union') return argType;
    const summary = elements.map(({ name: type, raw, value }) => value ?? raw ?? type).join(' | ');
    return { ...argType, table: { ...argType.table, type: { summary } } };
  });
};
withValues.secondPass = true;

/**
 * Expects that each prop of a part has a type, each control shows the current choice, and none is JSON.
 *
 * @throws Error naming the first prop of which that is not so
 */
export function expectControls(argTypes: ArgTypes, args: Record<string, unknown>): void {
  for (const [name, { control, mapping, options, table }] of Object.entries(argTypes)) {
    if (table?.type?.summary === 'unknown')
      throw new Error(`${name} has no type in the table of props, which shows those of an interface.`);
    const isOff = control === false || (typeof control === 'object' && control.disable);
    if (isOff) continue;
    if (typeof control === 'object' && control.type === 'object')
      throw new Error(`${name} is edited as JSON: see withoutJson().`);
    if (mapping && args[name] !== undefined && !options?.includes(args[name]))
      throw new Error(`${name} is none of ${String(options)}, so its control shows no choice: use chosen().`);
  }
}

function mapValues<T, R>(values: Record<string, T>, change: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
