import { brass, pine } from '../ui-kit/src/theme/palette.ts';
import { idOfToken, pageOfToken } from '../ui-kit/src/testing/token-places.ts';
import { designTokens, type DesignToken, type TokenGroup } from '../ui-kit/src/theme/design-tokens.ts';

/** What others call a page, for the search. */
const words: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Arabic script': [
    'arabic',
    'urdu',
    'nastaliq',
    'naskh',
    'rtl',
    'right to left',
    'bidi',
    'mirroring',
    'fonts',
    'typefaces',
    'digits',
    'vazirmatn',
    'amiri',
    'noto',
  ],
  'Foundations/Color': ['palette', 'theme', 'colours', 'dark', 'dark mode', 'color scheme', 'brand', 'tokens'],
  'Foundations/Contrast': ['accessibility', 'wcag', 'a11y'],
  'Foundations/Download': ['handoff', 'figma', 'sketch', 'export', 'tokens', 'css variables', 'json'],
  'Foundations/Elevation': ['shadow', 'depth', 'z-index'],
  'Foundations/Layout': [
    'grid',
    'breakpoints',
    'gutter',
    'columns',
    'container',
    'max width',
    'measure',
    'responsive',
    'mobile',
    'tablet',
    'desktop',
  ],
  'Foundations/Motion': ['animation', 'transition', 'easing', 'duration', 'hover', 'pressed'],
  'Foundations/Radius': ['corners', 'rounded'],
  'Foundations/Space': ['spacing', 'gap', 'margin', 'padding'],
  'Foundations/Type': [
    'figtree',
    'newsreader',
    'typography',
    'typefaces',
    'font',
    'font weight',
    'bold',
    'semibold',
    'line height',
    'leading',
  ],
  'Foundations/Writing': [
    'guidelines',
    'voice',
    'tone',
    'tone of voice',
    'copywriting',
    'microcopy',
    'wording',
    'plain language',
  ],
  'How to propose': ['propose', 'propose a change', 'contribute', 'feedback', 'pull request', 'issue'],
  'Kit/Alert': ['banner', 'callout', 'error', 'error message', 'warning'],
  'Kit/Avatar menu': ['dropdown', 'account'],
  'Kit/Back button': ['arrow'],
  'Kit/Bell link': ['notifications'],
  'Kit/Bottom tab bar': ['navigation', 'navbar'],
  'Kit/Button': ['primary', 'secondary', 'cta', 'action', 'delete'],
  'Kit/Card grid': ['skeletons', 'gallery', 'pagination', 'infinite scroll'],
  'Kit/Chip group': ['toggle', 'pills'],
  'Kit/Confirm dialog': ['modal', 'popup', 'alertdialog', 'bottom sheet'],
  'Kit/Contact card': ['whatsapp', 'phone'],
  'Kit/Drawer': ['sidebar', 'sheet', 'bottom sheet'],
  'Kit/Empty state': ['placeholder', 'zero', 'no results', 'empty list', 'illustration'],
  'Kit/FAQ': ['accordion', 'collapse'],
  'Kit/Fields/Autocomplete': ['combobox', 'suggestions'],
  'Kit/Fields/Checkbox': ['tick'],
  'Kit/Fields/Field help': ['tooltip', 'info'],
  'Kit/Fields/Multi-select': ['multiselect'],
  'Kit/Fields/Number input': ['range', 'slider'],
  'Kit/Fields/Select': ['dropdown', 'combobox'],
  'Kit/Fields/Switch': ['toggle'],
  'Kit/Fields/Text area': ['multiline'],
  'Kit/Fields/Text input': [
    'date',
    'date picker',
    'calendar',
    'field',
    'textbox',
    'form error',
    'inline error',
    'invalid',
    'validation',
  ],
  'Kit/Filter row': ['facets', 'refine', 'popover'],
  'Kit/Fit list': ['checklist', 'compatibility'],
  'Kit/Form dialog': ['modal', 'prompt'],
  'Kit/Form stepper': ['wizard', 'progress'],
  'Kit/Hints': ['tips', 'coaching'],
  'Kit/Icons': ['glyphs', 'symbols'],
  'Kit/Landing': ['marketing'],
  'Kit/Link': ['anchor', 'hyperlink'],
  'Kit/Loader': ['loading', 'loading state', 'spinner'],
  'Kit/Logo': ['brand', 'favicon'],
  'Kit/More menu': ['kebab', 'overflow'],
  'Kit/News dot': ['indicator', 'unread'],
  'Kit/Note sheet': ['letter', 'quote'],
  'Kit/Page': ['shell', 'header'],
  'Kit/Profile card': ['card', 'person', 'tile'],
  'Kit/Profile details': ['facts'],
  'Kit/Proposal card': ['card', 'request', 'date', 'accept order', 'button order'],
  'Kit/Save button': ['bookmark', 'favorite'],
  'Kit/Seal': ['avatar', 'photo', 'rosette', 'star', 'girih', 'illustration', 'pattern'],
  'Kit/Seal pair': ['couple'],
  'Kit/Status badge': ['label', 'pill', 'sand', 'tone'],
  'Kit/Sticky bar': ['toolbar', 'footer'],
  'Kit/Tabs': ['segmented'],
  'Kit/Tags': ['labels'],
  'Kit/Toasts': ['snackbar', 'notification', 'error'],
  'Kit/Verse': ['quran', 'ayah'],
  'Kit/Visually hidden': ['sr-only', 'screen reader'],
  'Screens/Feed': ['browse', 'discover'],
  'Screens/For You': ['matches', 'recommendations'],
  'Screens/Landing page': ['home'],
  'Screens/Page not found': ['404'],
  'Screens/Profile form': ['onboarding', 'registration'],
  'Screens/Proposals': ['inbox', 'requests'],
  'Screens/Sign-in callback': ['login'],
  'Screens/Without a connection': ['offline'],
  'What changed (changelog)': ['release notes'],
};

/** What others call a token. Who types just that has the token first, so a word that also names a part or its state is not alone here. */
const wordsOfToken: Readonly<Record<string, readonly string[]>> = {
  '--mq-page': ['background', 'sand'],
  '--mq-card': ['surface'],
  '--mq-edge': ['border'],
  '--mq-line': ['divider'],
  '--mq-pine': ['green', 'color of primary actions'],
  '--mq-brass': ['gold', 'accent'],
  '--mq-danger': ['red', 'color of errors'],
  '--mq-halo': ['focus ring', 'outline'],
  '--mq-target': ['touch target', '44px'],
};

/** The CSS variable of each token; that of a size which grows with the window is there twice, with its formula. */
function variablesIn(group: TokenGroup): string[] {
  return Object.values(group).flatMap((each) =>
    '$description' in each ? [(each as DesignToken).$description.replace(/:.*/, '')] : variablesIn(each),
  ); // a token has a description, a group none
}
const variables = new Set([
  ...variablesIn(designTokens('light')),
  '--mq-halo',
  '--mq-tab-bar-height',
  '--mq-sticky-bar-height',
]);

/** Mantine's name of each shade, of which the tokens are made. */
const shades = Object.entries({ pine, brass }).flatMap(([name, all]) =>
  all.map((_, shade) => `--mantine-color-${name}-${shade}`),
);

/** What a story shows that has every state. */
const touched = ['hover', 'focus', 'pressed', 'disabled'];

/** Words by which somebody searches for a story who does not know its name. */
export const otherWordsOfStory = (story: string): readonly string[] => (story === 'Every State' ? touched : []);

/** A place in a docs page, of which the search reads the title. */
interface Place {
  /** Of the element; empty for the whole page. */
  id: string;
  title: string;
}

/** What else the search finds a docs page by: words of those who do not know our name for what it shows, and the tokens on it. */
export function placesOfPage(title: string): Place[] {
  const tokens = [...variables].filter((name) => title === `Foundations/${pageOfToken(name)}`);
  return [
    ...[
      title.split('/').at(-1) ?? '',
      ...(words[title] ?? []),
      ...(title.startsWith('Kit/') ? ['anatomy'] : []),
      ...(title === 'Foundations/Color' ? shades : []),
    ].map((other) => ({ id: '', title: other })),
    ...tokens.flatMap((name) =>
      [name, ...(wordsOfToken[name] ?? [])].map((each) => ({
        id: idOfToken(name),
        title: each,
      })),
    ),
  ];
}
