/**
 * States that most components have a story for. The docs pages leave them out: there the toolbar shows every story in
 * another scheme or language, and a width or a scheme of its own would need a frame for each story.
 */
const variant = { tags: ['!autodocs'] };

/** A phone of the usual width. */
export const onPhone = { ...variant, globals: { viewport: { value: 'phone' } } };

/** The narrowest desktop where a list is beside an open profile: the frame of Storybook leaves less of a window to a story. */
export const onDesktop = { ...variant, globals: { viewport: { value: 'desktop' } } };

/** The narrowest width that must not scroll sideways (WCAG 1.4.10). */
export const at320 = { ...variant, globals: { viewport: { value: 'small' } } };

export const inDark = { ...variant, globals: { scheme: 'dark' } };

/** The page in Arabic, from right to left, with the words of the catalogs. */
export const inArabic = { ...variant, globals: { language: 'ar' } };

export const inArabicInDark = { ...variant, globals: { language: 'ar', scheme: 'dark' } };

export const inUrdu = { ...variant, globals: { language: 'ur' } };

export const inUrduInDark = { ...variant, globals: { language: 'ur', scheme: 'dark' } };

/** Urdu on the narrowest phone in the dark scheme: the hardest case for a layout. */
export const inUrduAt320InDark = {
  ...variant,
  globals: { language: 'ur', scheme: 'dark', viewport: { value: 'small' } },
};

/** The control of a prop that takes an element or a list: named choices. In `args`, `chosen(name)` refers to the value. */
export function namedChoices(choices: Record<string, unknown>) {
  return { control: { type: 'select' as const }, options: Object.keys(choices), mapping: choices };
}

/** The name of a choice, in the place of its value: Storybook puts the value there before it renders. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the prop gives the type
export const chosen = <T>(name: string): T => name as never;

/**
 * The story with every state of a part (`StateMatrix`): the words of its cell in Arabic are loaded before. A landmark is
 * there once for each state.
 */
export const ofEveryState = {
  tags: ['matrix'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** A sheet in one language and scheme, which the docs page leaves out. */
export const otherSheet = { tags: [...variant.tags, ...ofEveryState.tags] };

/** Whether a story shows a part many times, so that it needs the whole window. */
export const isSheet = (tags: readonly string[]) => tags.includes('matrix') || tags.includes('do-and-dont');
