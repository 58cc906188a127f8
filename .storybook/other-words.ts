import { designTokens, type DesignToken, type TokenGroup } from '../ui-kit/src/theme/design-tokens.ts';

/** What others call a part, for the search. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'Kit/Alert': ['banner', 'callout'],
  'Kit/Avatar menu': ['dropdown', 'account'],
  'Kit/Bottom tab bar': ['navigation', 'navbar'],
  'Kit/Chip group': ['toggle', 'pills'],
  'Kit/Confirm dialog': ['modal', 'popup'],
  'Kit/Drawer': ['sidebar'],
  'Kit/Empty state': ['placeholder', 'zero'],
  'Kit/FAQ': ['accordion', 'collapse'],
  'Kit/Fields/Autocomplete': ['combobox', 'suggestions'],
  'Kit/Fields/Select': ['dropdown', 'combobox'],
  'Kit/Fields/Text input': ['field', 'textbox'],
  'Kit/Fields/Switch': ['toggle'],
  'Kit/Form dialog': ['prompt'],
  'Kit/Form stepper': ['wizard', 'progress'],
  'Kit/Loader': ['spinner'],
  'Kit/More menu': ['kebab', 'overflow'],
  'Kit/Seal': ['avatar', 'photo'],
  'Kit/Status badge': ['label', 'pill'],
  'Kit/Tags': ['labels'],
  'Kit/Toasts': ['snackbar', 'notification'],
};

/** What others call a page of the foundations; the tokens that it shows follow. */
const foundations: Readonly<Record<string, { words: readonly string[]; tokens: RegExp }>> = {
  Color: {
    words: ['palette'],
    tokens: /^--mq-(?!text-|leading-|space-|radius-|font-|elevation-|target|quick|ease|halo)/,
  },
  Type: { words: ['typography', 'font'], tokens: /^--mq-(text|leading|font)-/ },
  Space: { words: ['spacing', 'gap', 'margin', 'padding'], tokens: /^--mq-space-/ },
  Layout: { words: ['grid', 'breakpoints'], tokens: /^--mq-target/ },
  Radius: { words: ['corners', 'rounded'], tokens: /^--mq-radius-/ },
  Elevation: { words: ['shadow'], tokens: /^--mq-elevation-/ },
  Motion: { words: ['animation', 'duration'], tokens: /^--mq-(quick|ease|halo)/ },
};

/** The CSS variable of each token. */
function variablesIn(group: TokenGroup): string[] {
  return Object.values(group).flatMap((each) =>
    '$description' in each ? [(each as DesignToken).$description] : variablesIn(each),
  ); // a token has a description, a group none
}
const variables = variablesIn(designTokens('light'));

/** What a story shows that has every state. */
const touched = ['hover', 'focus', 'pressed', 'disabled'];

/** Words by which somebody searches for a story who does not know our name for it: the first story of a part, and each of tokens. */
export function otherWords(title: string, story: string, isFirst: boolean): readonly string[] {
  if (story === 'Every State') return touched;
  if (title !== 'Foundations/Tokens') return isFirst ? (parts[title] ?? []) : [];
  const { words, tokens } = foundations[story] ?? {};
  return tokens ? [...(words ?? []), ...variables.filter((name) => tokens.test(name))] : [];
}
