import { useLingui } from '@lingui/react/macro';
import { useListSuspendedMembersInfinite } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { FactList, Panel, Title } from '@mithaq/ui-kit';
import { Time } from '../shared/Time.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MemberName, MemberTexts, Quote, useMemberFacts } from './MemberParts.tsx';
import classes from './Moderation.module.css';
import { PagedList } from './PagedList.tsx';
import { SuspensionAction } from './SuspensionAction.tsx';
import { WriteAction } from './WriteAction.tsx';

/** The suspended members with the reason, the last suspended first. The suspension can be lifted here without a case. */
export function SuspendedList() {
  const { t } = useLingui();
  const factsOf = useMemberFacts();
  const query = useListSuspendedMembersInfinite({ limit: 20 }, { query: { staleTime: 0 } });
  return (
    <PagedList query={query} empty={t`Nobody is suspended.`}>
      {({ member, suspension: { reason, since } }) => (
        <li key={member.profileId}>
          <Panel>
            <div className={classes.parts}>
              <Title order={2} size="h3">
                <MemberName {...member} />
              </Title>
              <Quote>{reason}</Quote>
              <FactList facts={[{ label: t`Suspended`, value: <Time at={since} /> }, ...factsOf(member)]} />
              <MemberTexts {...member} />
              <EarlierMessages label={t`Earlier messages to member`} profileId={member.profileId} />
              <div className={classes.actions}>
                <SuspensionAction member={member} />
                <WriteAction label={t`Write to member`} profileId={member.profileId} />
              </div>
            </div>
          </Panel>
        </li>
      )}
    </PagedList>
  );
}
