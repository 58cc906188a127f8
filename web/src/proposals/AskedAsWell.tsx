import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { askedUntil } from '@mithaq/openapi/rules/proposal.ts';
import { useState } from 'react';
import { dayOf } from '../shared/time.ts';
import { useShownName } from '../shared/use-shown-name.ts';

export interface AskedAsWellProps {
  marriage: Omit<OwnMarriage, 'proposalId'>;
  /** Within a paragraph a `span`. */
  component?: 'p' | 'span';
  className: string | undefined;
}

/** To the side that chose Marriage Fixed, while the other one has not answered: that they are asked, and until when. */
export function AskedAsWell({ marriage, component: Component = 'p', className }: AskedAsWellProps) {
  const { i18n } = useLingui();
  const shownName = useShownName();
  const [openedAt] = useState(() => new Date());
  const { isOwnWord, answer, firstName, fixedAt } = marriage;
  const limit = askedUntil(new Date(fixedAt));
  if (!isOwnWord || answer || firstName === undefined || limit <= openedAt) return null;
  const name = shownName(firstName);
  const until = dayOf(limit.toISOString(), i18n.locale);
  return (
    <Component className={className}>
      <Trans>
        We have asked <bdi>{name}</bdi> to confirm the marriage, and await the answer until {until}.
      </Trans>
    </Component>
  );
}
