const schemes = ['Dark'];
const languages = ['Arabic', 'Urdu', 'Right to left'];
const windows = ['At 320', 'On phone'];
const properNames = /^(Arabic|Urdu|English|Latin|[A-Z]{2,})$/;

/**
 * The name of a story as a designer says it: the state, then what differs from the usual window.
 * `Accepted Arabic Dark`, which Storybook makes from `AcceptedArabicDark`, becomes `Accepted, dark, Arabic`.
 */
export function stateName(name: string): string {
  let state = name
    .split(' ')
    .map((word, at) => (at === 0 || properNames.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\biphone\b/, 'iPhone');
  const found: string[] = [];
  for (let last = lastOf(state); last; last = lastOf(state)) {
    found.push(last);
    state = state.slice(0, -last.length - 1);
  }
  const inOrder = variants.filter((variant) => found.includes(variant));
  return [state, ...inOrder.map((variant) => words[variant] ?? variant)].join(', ');
}

/**
 * The name of a story in Storybook's index. Its search compares each word of a query with each part of a name between
 * spaces, and takes the mean. So a name has two parts, without a space in them: then the story that has all the words
 * comes first, and `proposal card accepted dark` does not lead to `Accepted`.
 */
export function indexName(title: string, state: string, others: readonly string[] = []): string {
  return [state, `(${title.split('/').at(-1) ?? ''})`, ...others]
    .map((part) => part.replaceAll(' ', noBreakSpace))
    .join(' ');
}

/**
 * The name of a docs page in Storybook's index. `docs` is there so that it is first for the name of its part alone, and a
 * story is first for that name and a state.
 */
export function docsName(title: string): string {
  return `${(title.split('/').at(-1) ?? '').replaceAll(' ', noBreakSpace)} (docs)`;
}

/** The state in a name that `indexName` gave. */
export function stateInIndex(name: string): string {
  return name.slice(0, name.indexOf(' (')).replaceAll(noBreakSpace, ' ');
}

const noBreakSpace = '\u00A0';
const variants = [...schemes, ...languages, ...windows];
const words: Record<string, string> = {
  Dark: 'dark',
  'Right to left': 'right to left',
  'At 320': '320 px',
  'On phone': 'phone',
};

function lastOf(state: string): string | undefined {
  return variants.find((variant) => state.toLowerCase().endsWith(` ${variant.toLowerCase()}`));
}
