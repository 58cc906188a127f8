import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { tokensIn } from '../ui-kit/src/testing/token-uses.ts';

/** The stories of the foundations, by the first word of the tokens that they show; the others are colors. */
const stories: Readonly<Record<string, string>> = {
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

/** The tokens that the style sheets beside a story use, each a link to where it is shown. */
export default function UsedTokens({ file }: { file: string }) {
  const names = tokensIn(file.split('/').at(-2) ?? '');
  if (names.length === 0) return null;
  return (
    <>
      <h3>Tokens</h3>
      <p className="mq-docs-tokens">
        {names.map((name) => (
          <AnchorMdx
            key={name}
            href={`?path=/story/foundations-tokens--${stories[name.split('-')[3] ?? ''] ?? 'color'}`}
            target=""
          >
            {name}
          </AnchorMdx>
        ))}
      </p>
    </>
  );
}
