import { designTokens, type DesignToken, type TokenGroup } from '../ui-kit/src/theme/design-tokens.ts';

/** What others call a page, for the search. */
const words: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Arabic script': ['rtl', 'fonts'],
  'Foundations/Color': ['palette', 'dark mode', 'tokens'],
  'Foundations/Contrast': ['wcag', 'a11y'],
  'Foundations/Download': ['figma', 'export', 'tokens'],
  'Foundations/Elevation': ['shadow'],
  'Foundations/Layout': ['grid', 'breakpoints'],
  'Foundations/Motion': ['animation', 'duration'],
  'Foundations/Radius': ['corners', 'rounded'],
  'Foundations/Space': ['spacing', 'gap', 'margin', 'padding'],
  'Foundations/Type': ['typography', 'font'],
  'Foundations/Writing': ['voice', 'copywriting'],
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
  'Kit/Form dialog': ['modal', 'prompt'],
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
  'Kit/Profile card': ['card', 'person', 'tile'],
  'Kit/Profile details': ['facts'],
  'Kit/Proposal card': ['card', 'request'],
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

/** The tokens that a page of the foundations shows. */
const shown: Readonly<Record<string, RegExp>> = {
  'Foundations/Color': /^--mq-(?!text-|leading-|space-|radius-|font-|elevation-|target|quick|ease|halo)/,
  'Foundations/Type': /^--mq-(text|leading|font)-/,
  'Foundations/Space': /^--mq-space-/,
  'Foundations/Layout': /^--mq-target/,
  'Foundations/Radius': /^--mq-radius-/,
  'Foundations/Elevation': /^--mq-elevation-/,
  'Foundations/Motion': /^--mq-(quick|ease|halo)/,
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

/** Words by which somebody searches for a story who does not know its name. */
export const otherWordsOfStory = (story: string): readonly string[] => (story === 'Every State' ? touched : []);

/**
 * Words by which somebody searches for a docs page who does not know our name for what it shows. The tokens on it are one entry:
 * the search counts each entry that is like a query, and `loading` is like each of twenty `leading`.
 */
export function otherWordsOfPage(title: string): readonly string[] {
  const tokens = variables.filter((name) => shown[title]?.test(name));
  return [...(words[title] ?? []), ...(tokens.length > 0 ? [tokens.join(' ')] : [])];
}
