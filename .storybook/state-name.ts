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
    .join(' ');
  const found: string[] = [];
  for (let last = lastOf(state); last; last = lastOf(state)) {
    found.push(last);
    state = state.slice(0, -last.length - 1);
  }
  const inOrder = variants.filter((variant) => found.includes(variant));
  return [state, ...inOrder.map((variant) => words[variant] ?? variant)].join(', ');
}

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
