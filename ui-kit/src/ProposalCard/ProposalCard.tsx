import { Group, Paper, Text, Title } from '@mantine/core';
import { useId, type MouseEventHandler, type ReactNode } from 'react';
import { VerifiedIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './ProposalCard.module.css';

export interface ProposalCardProps {
  /** The profile id from which the seal is drawn. */
  sealId: string;
  /** The other party's full name. */
  name: string;
  /** The id of the heading with the name, which describes the buttons. */
  nameId?: string;
  /** The address of their profile; a member who has left has none. */
  nameHref?: string;
  /** Called when a link to the profile is pressed, and may prevent that it is followed. */
  onRead?: MouseEventHandler<HTMLAnchorElement>;
  /** The profile is open beside the list. */
  isOpen?: boolean;
  /** Where they live, "Pune, Maharashtra, India". */
  place: string;
  /** Age and occupation, "29 years, Paediatrician". */
  about?: ReactNode;
  /** Who filled in the profile, "Profile created by mother". */
  author?: ReactNode;
  /** When it was sent and answered. */
  dates?: ReactNode;
  /** The text of the link to the profile, "Read profile". */
  readLabel?: string;
  /** Shows that their phone is verified. */
  isVerified: boolean;
  /** A `StatusBadge`. */
  status: ReactNode;
  /** A menu at the end of the status' line. */
  menu?: ReactNode;
  /** `NoteSheet`s with what both sides wrote. */
  letter?: ReactNode;
  /** A sentence about the status. */
  note?: ReactNode;
  /** `ContactDetails`, or the button that requests them. */
  contact?: ReactNode;
  /** Buttons with `size="sm"`, at most one of them filled. */
  actions?: ReactNode;
}

/**
 * One proposal in a list: the other party, its status, and the buttons that change it. In the narrow list of a wide window it is a
 * slim entry, since who it is can be read beside the list.
 */
export function ProposalCard({
  sealId,
  name,
  nameId: givenNameId,
  nameHref,
  onRead,
  isOpen = false,
  place,
  about,
  author,
  dates,
  readLabel,
  isVerified,
  status,
  menu,
  letter,
  note,
  contact,
  actions,
}: ProposalCardProps) {
  const { verified } = useUiMessages();
  const ownNameId = useId();
  const nameId = givenNameId ?? ownNameId;
  return (
    <div className={classes.frame}>
      <Paper
        component="article"
        aria-labelledby={nameId}
        withBorder
        radius="lg"
        className={classes.card}
        mod={{ open: isOpen }}
      >
        <Seal id={sealId} size={56} className={classes.seal} />
        <div className={classes.person}>
          <Title order={3} size="h3" className={classes.name} id={nameId}>
            {nameHref ? (
              <Link
                href={nameHref}
                className={classes.link}
                onClick={onRead}
                aria-current={isOpen ? 'true' : undefined}
              >
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Title>
          {about ? (
            <Text fz="sm" className={classes.about}>
              {about}
            </Text>
          ) : null}
          <Group gap="0 0.75rem" c="dimmed" fz="sm" mt={2} className={classes.where}>
            {/* Its lines begin where those of the page do. */}
            <span className={classes.place}>
              <bdi>{place}</bdi>
            </span>
            {isVerified ? (
              <Text span inherit c="pine" className={classes.verified}>
                <VerifiedIcon size={16} /> <span className={classes.verifiedWord}>{verified}</span>
              </Text>
            ) : null}
          </Group>
          {author ? (
            <Text fz="sm" c="dimmed" className={classes.author}>
              {author}
            </Text>
          ) : null}
        </div>
        <div className={classes.status}>
          {status}
          {menu}
        </div>
        {dates || (readLabel && nameHref) ? (
          <div className={classes.story}>
            {dates}
            {readLabel && nameHref ? (
              // The name is the description, so that a list of links tells them apart.
              <Link href={nameHref} className={classes.read} onClick={onRead} aria-describedby={nameId}>
                {readLabel}
              </Link>
            ) : null}
          </div>
        ) : null}
        {letter ? <div className={classes.letter}>{letter}</div> : null}
        {note || contact || actions ? (
          <Group justify="space-between" gap="0.75rem 1rem" className={classes.footer}>
            {note ? (
              <Text component="div" fz="sm" c="dimmed" flex="1 1 16rem">
                {note}
              </Text>
            ) : null}
            {contact ? (
              <Group gap="0.75rem var(--mq-space-2)" className={classes.contact}>
                {contact}
              </Group>
            ) : null}
            {actions ? (
              <Group gap="xs" ms="auto" className={classes.actions}>
                {actions}
              </Group>
            ) : null}
          </Group>
        ) : null}
      </Paper>
    </div>
  );
}
