import { designTokens, type DesignToken, type TokenGroup } from '../ui-kit/src/theme/design-tokens.ts';

/** What others call a part or a screen, for the search. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'Kit/Alert': ['banner', 'callout'],
  'Kit/Avatar menu': ['dropdown', 'account'],
  'Kit/Back button': ['arrow'],
  'Kit/Bell link': ['notifications'],
  'Kit/Bottom tab bar': ['navigation', 'navbar'],
  'Kit/Button': ['cta', 'action'],
  'Kit/Card grid': ['skeletons', 'gallery'],
  'Kit/Chip group': ['toggle', 'pills'],
  'Kit/Confirm dialog': ['modal', 'popup', 'alertdialog'],
  'Kit/Contact card': ['whatsapp', 'phone'],
  'Kit/Drawer': ['sidebar', 'sheet'],
  'Kit/Empty state': ['placeholder', 'zero'],
  'Kit/FAQ': ['accordion', 'collapse'],
  'Kit/Fields/Autocomplete': ['combobox', 'suggestions'],
  'Kit/Fields/Checkbox': ['tick'],
  'Kit/Fields/Field help': ['tooltip', 'info'],
  'Kit/Fields/Multi-select': ['multiselect'],
  'Kit/Fields/Select': ['dropdown', 'combobox'],
  'Kit/Fields/Switch': ['toggle'],
  'Kit/Fields/Text area': ['multiline'],
  'Kit/Fields/Text input': ['field', 'textbox'],
  'Kit/Filter row': ['facets', 'refine'],
  'Kit/Fit list': ['checklist', 'compatibility'],
  'Kit/Form dialog': ['prompt'],
  'Kit/Form stepper': ['wizard', 'progress'],
  'Kit/Hints': ['tips', 'coaching'],
  'Kit/Icons': ['glyphs', 'symbols'],
  'Kit/Landing': ['marketing'],
  'Kit/Link': ['anchor', 'hyperlink'],
  'Kit/Loader': ['spinner'],
  'Kit/Logo': ['brand'],
  'Kit/More menu': ['kebab', 'overflow'],
  'Kit/News dot': ['indicator', 'unread'],
  'Kit/Note sheet': ['letter', 'quote'],
  'Kit/Page': ['shell', 'header'],
  'Kit/Profile card': ['person', 'tile'],
  'Kit/Profile details': ['facts'],
  'Kit/Save button': ['bookmark', 'favorite'],
  'Kit/Seal': ['avatar', 'photo'],
  'Kit/Seal pair': ['couple'],
  'Kit/Status badge': ['label', 'pill'],
  'Kit/Sticky bar': ['toolbar', 'footer'],
  'Kit/Tabs': ['segmented'],
  'Kit/Tags': ['labels'],
  'Kit/Toasts': ['snackbar', 'notification'],
  'Kit/Verse': ['quran', 'ayah'],
  'Kit/Visually hidden': ['sr-only'],
  'Screens/Feed': ['browse', 'discover'],
  'Screens/For You': ['matches', 'recommendations'],
  'Screens/Landing page': ['home'],
  'Screens/Page not found': ['404'],
  'Screens/Profile form': ['onboarding', 'registration'],
  'Screens/Proposals': ['inbox', 'requests'],
  'Screens/Sign-in callback': ['login'],
  'Screens/Without a connection': ['offline'],
};

/** What others call a page of the foundations; the tokens that it shows follow. */
const foundations: Readonly<Record<string, { words: readonly string[]; tokens?: RegExp }>> = {
  Color: {
    words: ['palette', 'dark mode'],
    tokens: /^--mq-(?!text-|leading-|space-|radius-|font-|elevation-|target|quick|ease|halo)/,
  },
  Type: { words: ['typography', 'font'], tokens: /^--mq-(text|leading|font)-/ },
  Space: { words: ['spacing', 'gap', 'margin', 'padding'], tokens: /^--mq-space-/ },
  Layout: { words: ['grid', 'breakpoints'], tokens: /^--mq-target/ },
  Radius: { words: ['corners', 'rounded'], tokens: /^--mq-radius-/ },
  Elevation: { words: ['shadow'], tokens: /^--mq-elevation-/ },
  Motion: { words: ['animation', 'duration'], tokens: /^--mq-(quick|ease|halo)/ },
  Contrast: { words: ['wcag', 'a11y'] },
  'Arabic Script': { words: ['fonts', 'rtl'] },
  Download: { words: ['figma', 'export'] },
  Writing: { words: ['voice', 'copywriting'] },
};

/** The CSS variable of each token; that of a size which grows with the window is there twice, with its formula. */
function variablesIn(group: TokenGroup): string[] {
  return Object.values(group).flatMap((each) =>
    '$description' in each ? [(each as DesignToken).$description.replace(/:.*/, '')] : variablesIn(each),
  ); // a token has a description, a group none
}
const variables = [...new Set(variablesIn(designTokens('light')))];

/** What a story shows that has every state. */
const touched = ['hover', 'focus', 'pressed', 'disabled'];

/** Words by which somebody searches for a story who does not know our name for it: the first story of a part, and each of tokens. */
export function otherWords(title: string, story: string, isFirst: boolean): readonly string[] {
  if (story === 'Every State') return touched;
  if (title !== 'Foundations/Tokens') return isFirst ? (parts[title] ?? []) : [];
  const { words, tokens } = foundations[story] ?? { words: [] };
  return [...words, ...variables.filter((name) => tokens?.test(name))];
}
