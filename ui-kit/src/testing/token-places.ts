/** The pages of the foundations, by the first word of the tokens that they show; the others are colors. */
const pages: Readonly<Record<string, string>> = {
  text: 'Type',
  leading: 'Type',
  font: 'Type',
  space: 'Space',
  target: 'Layout',
  tab: 'Layout',
  sticky: 'Layout',
  radius: 'Radius',
  elevation: 'Elevation',
  halo: 'Elevation',
  quick: 'Motion',
  ease: 'Motion',
};

/** The page of the foundations that shows a token, by the name of its CSS variable. */
export const pageOfToken = (name: string) => pages[name.split('-')[3] ?? ''] ?? 'Color';

/** The id of a token on that page. */
export const idOfToken = (name: string) => name.slice('--'.length);

/** The address of a token on that page. */
export const hrefOfToken = (name: string) =>
  `?path=/docs/foundations-${pageOfToken(name).toLowerCase()}--docs#${idOfToken(name)}`;

/** The id of a token in the list of a part that uses it. */
export const idOfUse = (name: string) => `uses-${idOfToken(name)}`;
