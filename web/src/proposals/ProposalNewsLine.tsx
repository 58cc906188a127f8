import type { CreatedBy, ProposalNews } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { joined } from '../i18n/joined.ts';
import { listed } from '../i18n/listed.ts';
import { saysFixed, saysNotFixed } from '../shared/relative-sentences.ts';
import { useAskedMarriage } from '../shared/use-asked-marriage.ts';
import { useConfirmedMarriage } from '../shared/use-confirmed-marriage.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName } from '../members/use-writer-name.ts';
import classes from './ProposalNewsLine.module.css';
import { statusView } from './status-view.ts';

/** More names would be too long for a line. */
const namesAtMost = 3;

function kindOf({ status, type, proposalId, isMarriageDenied }: ProposalNews, confirmed: string | undefined) {
  if (isMarriageDenied) return 'denied';
  const { news } = statusView[status];
  if (news === 'fixed' && proposalId === confirmed) return 'bothFixed';
  return news === 'ended' ? (type === 'SENT' ? 'endedSent' : 'endedReceived') : news;
}

/** What somebody does or says: of a profile that a relative wrote, the relative. */
const isDoing = (kind: string) => ['answered', 'proposed', 'fixed', 'denied'].includes(kind);

const proposed = msg({
  message:
    '{person, select, son {{names} sent a proposal for your son} daughter {{names} sent a proposal for your daughter} brother {{names} sent a proposal for your brother} sister {{names} sent a proposal for your sister} other {{names} sent you a proposal}}',
});

/** Both sides have said that the marriage with `name` is fixed. */
const bothSayFixed = msg({
  message:
    '{person, select, self {Both sides say that your marriage with {name} is fixed} son {Both sides say that the marriage of your son with {name} is fixed} daughter {Both sides say that the marriage of your daughter with {name} is fixed} brother {Both sides say that the marriage of your brother with {name} is fixed} sister {Both sides say that the marriage of your sister with {name} is fixed} other {Both sides say that the marriage with {name} is fixed}}',
});

/** The news, by name and without numbers, in one line when it is of one kind: "Since your last visit: Ameen answered". */
export function ProposalNewsLine({ news }: { news: ProposalNews[] }) {
  const { t, i18n } = useLingui();
  const { person } = useOwnPerson();
  const confirmed = useConfirmedMarriage();
  const asked = useAskedMarriage();
  const writerName = useWriterName();
  const sentences: Record<ReturnType<typeof kindOf>, (names: string, author: CreatedBy, other: string) => string> = {
    answered: (names) => t`${names} answered`,
    proposed: (names) => i18n._({ ...proposed, values: { names, person } }),
    fixed: (name, author, other) => i18n._({ ...saysFixed, values: { name, other, person, author } }),
    denied: (name, author, other) => i18n._({ ...saysNotFixed, values: { name, other, person, author } }),
    bothFixed: (name) => i18n._({ ...bothSayFixed, values: { name, person } }),
    endedSent: (names) => t`your proposal to ${names} has ended`,
    endedReceived: (names) => t`the proposal of ${names} has ended`,
  };
  const inSentence = (people: string[]) => {
    if (people.length <= namesAtMost) return joined(people, i18n, 'conjunction');
    const names = listed(people.slice(0, namesAtMost), i18n);
    return t`${names} and others`;
  };
  const lines = Object.entries(sentences).flatMap(([kind, sentence]) => {
    const people = new Map(
      news
        // The note above it has that question.
        .filter(({ proposalId }) => proposalId !== asked?.proposalId)
        .filter((each) => kindOf(each, confirmed) === kind)
        .map((each) => [each.proposalId, each]),
    );
    const [first, ...others] = people.values();
    if (!first) return [];
    const names = [first, ...others].map(({ firstName }) => writerName({ firstName }));
    // "Ameen and Bilal's mother" would be the mother of both.
    if (!isDoing(kind) || others.length > 0) return [sentence(inSentence(names), 'SELF', inSentence(names))];
    return [sentence(writerName(first), first.createdBy ?? 'SELF', inSentence(names))];
  });
  const [sentence] = lines;
  return (
    // A screen reader hears what comes while the page is open.
    <div role="status">
      {lines.length === 1 ? (
        <p className={classes.news}>
          <Trans>Since your last visit: {sentence}</Trans>
        </p>
      ) : lines.length > 1 ? (
        <div className={classes.news}>
          <Trans>Since your last visit:</Trans>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
