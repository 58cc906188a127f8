import type { OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { askedUntil } from '@mithaq/openapi/rules/proposal.ts';
import { useState } from 'react';

/** Until when the other side may confirm the marriage that one has called fixed; undefined when they have answered, or cannot. */
export function useAwaitedUntil(marriage: Omit<OwnMarriage, 'proposalId' | 'type'> | undefined): Date | undefined {
  const [openedAt] = useState(() => new Date());
  if (!marriage) return undefined;
  const { isOwnWord, answer, firstName, fixedAt } = marriage;
  const limit = askedUntil(new Date(fixedAt));
  return isOwnWord && !answer && firstName !== undefined && limit > openedAt ? limit : undefined;
}
