import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../shared/use-focus-result.ts';
import type { groupProposals, ProposalGroup } from './proposal-groups.ts';

type Groups = ReturnType<typeof groupProposals>;

export interface FocusNextOptions {
  /** Around the cards, which are in the order of the groups. */
  listRef: RefObject<HTMLElement | null>;
  groups: Groups;
  /** The profile that is open beside the list. */
  openProfile: string | undefined;
}

/** A card that has left its group: where it was. */
interface Left {
  id: string;
  group: ProposalGroup;
  place: number;
}

/**
 * Moves the focus when the card that had it, or whose profile beside the list had it, leaves its group: to the card in its place, or to
 * the one before it where it was the last; without any to the heading above the card now. A fixed marriage keeps it. What follows an acceptance has the
 * focus itself.
 */
export function useFocusNext({ listRef, groups, openProfile }: FocusNextOptions): void {
  const before = useRef({ groups, openProfile });
  /** The card that left while its profile was open: it closes a moment later. */
  const left = useRef<Left>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = { groups, openProfile };
    const hasClosed = last.openProfile !== undefined && openProfile === undefined;
    const now = leaving(last.groups, groups);
    const gone = now ?? (hasClosed ? left.current : undefined);
    left.current = openProfile ? (now ?? left.current) : undefined;
    if (!gone || !isFocusLost()) return;
    left.current = undefined;
    const ids = idsOf(groups);
    const rest = groups.find(({ group }) => group === gone.group)?.proposals ?? [];
    const isFixed = groups.some(
      ({ group, proposals }) => group === 'fixed' && proposals.some(({ proposalId }) => proposalId === gone.id),
    );
    const target = isFixed ? gone.id : rest[Math.min(gone.place, rest.length - 1)]?.proposalId;
    const cardOf = (id: string) => listRef.current?.querySelectorAll('article')[ids.indexOf(id)];
    const link = target === undefined ? undefined : cardOf(target)?.querySelector<HTMLElement>('h3 a');
    const part = cardOf(gone.id)?.closest('section') ?? listRef.current;
    const next = link ?? part?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
    if (!next) return;
    if (!link) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  });
}

/** A card whose marriage was fixed, or else the first one that is in its group no more, but for one that was accepted. */
function leaving(before: Groups, now: Groups): Left | undefined {
  const groupOf = new Map(
    now.flatMap(({ group, proposals }) => proposals.map(({ proposalId }) => [proposalId, group])),
  );
  const left = before
    .flatMap(({ group, proposals }) => proposals.map(({ proposalId: id }, place) => ({ id, group, place })))
    .filter(({ id, group }) => groupOf.get(id) !== group && groupOf.get(id) !== 'accepted');
  return left.find(({ id }) => groupOf.get(id) === 'fixed') ?? left[0];
}

function idsOf(groups: Groups): string[] {
  return groups.flatMap(({ proposals }) => proposals.map(({ proposalId }) => proposalId));
}
