import { AnchorMdx } from '@storybook/addon-docs/blocks';

/** The pages of the foundations, by the first word of the tokens that they show; the others are colors. */
const pages: Readonly<Record<string, string>> = {
  text: 'type',
  leading: 'type',
  font: 'type',
  space: 'space',
  target: 'layout',
  radius: 'radius',
  elevation: 'elevation',
  quick: 'motion',
  ease: 'motion',
};

/** The name of a token, which leads to where it is shown. */
export function TokenLink({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  const page = pages[name.split('-')[3] ?? ''] ?? 'color';
  return (
    <AnchorMdx href={`?path=/docs/foundations-${page}--docs`} target="">
      {name}
    </AnchorMdx>
  );
}
