import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { hrefOfToken } from '../ui-kit/src/testing/token-places.ts';

/** The name of a token, which leads to where it is shown. */
export function TokenLink({ name, id }: { name: string | undefined; id?: string }) {
  if (name === undefined) return null;
  return (
    <AnchorMdx id={id} href={hrefOfToken(name)} target="">
      {name}
    </AnchorMdx>
  );
}
