import { tokensIn } from '../ui-kit/src/testing/token-uses.ts';
import { idOfUse } from '../ui-kit/src/testing/token-places.ts';
import { Heading } from './Heading.tsx';
import { TokenLink } from './TokenLink.tsx';

/** The tokens that the part beside a story uses, each a link to where it is shown. */
export default function UsedTokens({ file }: { file: string }) {
  const names = tokensIn(file);
  if (names.length === 0) return null;
  return (
    <>
      <Heading level={3}>Tokens</Heading>
      <p className="mq-docs-tokens">
        {names.map((name) => (
          <TokenLink key={name} id={idOfUse(name)} name={name} />
        ))}
      </p>
    </>
  );
}
