import { Trans, useLingui } from '@lingui/react/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { FormerMember, ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { FactList, useOwnWords, type Fact } from '@mithaq/ui-kit';
import { Time } from '../shared/Time.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import classes from './Moderation.module.css';

/** What a moderator needs to know of a member, as rows of a list of facts. */
export function useMemberFacts(): (member: ModerationMember) => Fact[] {
  const { t } = useLingui();
  const messages = useMessages();
  return ({ createdBy, memberSince, isVerified, openCases, warnings }) => [
    { label: t`Profile created by`, value: messages.text(labels.CreatedBy[createdBy]) },
    { label: t`Member since`, value: <Time at={memberSince} /> },
    { label: t`Phone`, value: isVerified ? t`Verified` : t`Not verified` },
    { label: t`Open cases`, value: String(openCases) },
    ...(warnings ? [{ label: t`Warnings`, value: String(warnings) }] : []),
  ];
}

/** The full name, and the id as members see it. */
export function MemberName({ name, profileId }: Pick<ModerationMember, 'name' | 'profileId'>) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <span className={classes.id}>
        (<bdi dir="ltr">{displayId(profileId)}</bdi>)
      </span>
    </>
  );
}

/** The retained facts about a member who has left, for the open reports about them. */
export function FormerMemberParts({ value }: { value: FormerMember }) {
  const { t } = useLingui();
  const messages = useMessages();
  const facts: Fact[] = [
    { label: t`Name when they left`, value: <MemberName {...value} /> },
    { label: t`Left`, value: <Time at={value.leftAt} /> },
    { label: t`Profile created by`, value: messages.text(labels.CreatedBy[value.createdBy]) },
    { label: t`Member since`, value: <Time at={value.memberSince} /> },
    { label: t`Phone`, value: value.isVerified ? t`Verified` : t`Not verified` },
    { label: t`When they sign up again`, value: value.isSuspended ? t`They are suspended` : t`They are not suspended` },
  ];
  return (
    <>
      <FactList facts={facts} />
      <MemberTexts {...value} />
    </>
  );
}

/** The texts of the member, behind a heading that opens them; nothing without a text. */
export function MemberTexts({ aboutMe, otherPreferences }: Pick<FormerMember, 'aboutMe' | 'otherPreferences'>) {
  if (!aboutMe) return null;
  return (
    <details className={classes.details}>
      <summary>
        <Trans>What this member wrote</Trans>
      </summary>
      <div className={classes.parts}>
        <Quote>{aboutMe}</Quote>
        {otherPreferences ? <Quote>{otherPreferences}</Quote> : null}
      </div>
    </details>
  );
}

/** A text of a member, in its own direction and language. */
export function Quote({ children }: { children: string }) {
  const ownWords = useOwnWords();
  return (
    <blockquote className={classes.quote} {...ownWords(children)}>
      {children}
    </blockquote>
  );
}
