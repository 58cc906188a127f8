import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notification, NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import {
  FlagIcon,
  Link,
  MailIcon,
  NewsDot,
  PencilIcon,
  PhoneIcon,
  Seal,
  ShieldIcon,
  StarIcon,
  type IconProps,
} from '@mithaq/ui-kit';
import type { ComponentType } from 'react';
import { Message } from '../shared/message.ts';
import { useWriterName } from '../members/use-writer-name.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useConfirmedMarriage } from '../shared/use-confirmed-marriage.ts';
import { timeAgo } from '../shared/time.ts';
import classes from './NewsPage.module.css';
import { unseenAttribute } from './use-seen.ts';

/** What is not about a member has an icon. */
const icons: Partial<Record<NotificationKind, ComponentType<IconProps>>> = {
  TEXT_HELD: PencilIcon,
  TEXT_RELEASED: PencilIcon,
  NUMBER_TAKEN: PhoneIcon,
  FOR_YOU_NEW: StarIcon,
  MODERATOR_MESSAGE: MailIcon,
  CASE_OPENED: FlagIcon,
};

/** In place of the contract's words, for a mother who reads of her son, or where the `author` of the other profile is a relative. */
const toRelatives: Partial<Record<NotificationKind, MessageDescriptor>> = {
  PROPOSAL_RECEIVED: msg({
    message:
      '{person, select, son {{firstName} has sent a proposal for your son.} daughter {{firstName} has sent a proposal for your daughter.} brother {{firstName} has sent a proposal for your brother.} sister {{firstName} has sent a proposal for your sister.} other {{firstName} has sent you a proposal.}}',
  }),
  MARRIAGE_FIXED: msg({
    message:
      "{author, select, SELF {{person, select, son {{firstName} says that the marriage with your son is fixed.} daughter {{firstName} says that the marriage with your daughter is fixed.} brother {{firstName} says that the marriage with your brother is fixed.} sister {{firstName} says that the marriage with your sister is fixed.} other {{firstName} says that the marriage is fixed.}}} other {{firstName} says that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {other} is fixed.}}",
  }),
  MARRIAGE_DENIED: msg({
    message:
      "{author, select, SELF {{person, select, son {{firstName} says that the marriage with your son is not fixed.} daughter {{firstName} says that the marriage with your daughter is not fixed.} brother {{firstName} says that the marriage with your brother is not fixed.} sister {{firstName} says that the marriage with your sister is not fixed.} other {{firstName} says that the marriage is not fixed.}}} other {{firstName} says that {person, select, self {your marriage} son {your son's marriage} daughter {your daughter's marriage} brother {your brother's marriage} sister {your sister's marriage} other {the marriage}} with {other} is not fixed.}}",
  }),
};

/** What somebody does or says: of a profile that a relative wrote, the relative. */
const isDoing = new Set<NotificationKind>([
  'PROPOSAL_RECEIVED',
  'PROPOSAL_ACCEPTED',
  'PROPOSAL_DECLINED',
  'PROPOSAL_WAITING',
  'MARRIAGE_FIXED',
  'MARRIAGE_DENIED',
]);

/** Of a marriage that both sides say is fixed. */
const marriageConfirmed = msg({
  message:
    '{person, select, self {Both sides say that your marriage with {firstName} is fixed.} son {Both sides say that the marriage of your son with {firstName} is fixed.} daughter {Both sides say that the marriage of your daughter with {firstName} is fixed.} brother {Both sides say that the marriage of your brother with {firstName} is fixed.} sister {Both sides say that the marriage of your sister with {firstName} is fixed.} other {Both sides say that the marriage with {firstName} is fixed.}}',
});

/** One line of the news: a link to the page that shows more. */
export function NewsItem({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t, i18n } = useLingui();
  const { person } = useOwnPerson();
  const writerName = useWriterName();
  const { id, kind, profileId, proposalId, firstName, createdBy = 'SELF', createdAt, seenAt } = notification;
  const confirmed = useConfirmedMarriage();
  const isConfirmed = kind === 'MARRIAGE_FIXED' && proposalId !== undefined && proposalId === confirmed;
  const isBetweenTwo = person === 'self' && createdBy === 'SELF';
  const other = firstName && writerName({ firstName });
  const name = firstName && !isConfirmed && isDoing.has(kind) ? writerName({ firstName, createdBy }) : other;
  const { words, path } = notificationRules[kind];
  const Icon = icons[kind] ?? ShieldIcon;
  return (
    <li className={classes.item} {...(seenAt === null && { [unseenAttribute]: id })}>
      <Link href={path(notification)} className={classes.link} data-new={isNew || undefined}>
        {profileId ? (
          <Seal id={profileId} size={48} className={classes.seal} />
        ) : (
          <span className={classes.icon}>
            <Icon />
          </span>
        )}
        <span className={classes.words}>
          <span className={classes.sentence}>
            <Message
              {...(isConfirmed ? marriageConfirmed : (!isBetweenTwo && toRelatives[kind]) || { id: words })}
              values={{ firstName: <span className={classes.name}>{name}</span>, other, person, author: createdBy }}
            />
          </span>
          <time dateTime={createdAt} className={classes.time}>
            {timeAgo(createdAt, i18n)}
          </time>
        </span>
        {isNew ? <NewsDot label={t`unread`} /> : null}
      </Link>
    </li>
  );
}
