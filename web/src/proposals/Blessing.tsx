import { Trans } from '@lingui/react/macro';

export interface BlessingProps {
  /** The first names of the two; the other one is unknown once they have left. */
  ownName: string | undefined;
  name: string | undefined;
}

/** The wish for the two whose marriage is fixed. */
export function Blessing({ ownName, name }: BlessingProps) {
  if (!name || !ownName) return <Trans>May Allah place blessing in what you begin together.</Trans>;
  return (
    <Trans>
      <bdi>{ownName}</bdi> and <bdi>{name}</bdi>. May Allah place blessing in what you begin together.
    </Trans>
  );
}
