import { Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useOwnWords } from '../shared/own-words.ts';
import { Tags } from '../Tags/Tags.tsx';
import classes from './ProfileCard.module.css';

export interface ProfileCardProps {
  /** The address of the profile. */
  href: string;
  /** The profile id from which the seal is drawn. */
  sealId: string;
  /** The member's first name. */
  firstName: string;
  /** The short id that members can tell each other, "NH-7f3c91aa". */
  profileId: string;
  /** The age with its unit, "29 years". */
  age: string;
  /** The marital status. */
  maritalStatus: string;
  /** The height with its unit, "5 ft 4 in". */
  height: string;
  /** Where they live, "Hyderabad, India". */
  place: string;
  /** Their occupation, if they have one. */
  occupation?: string;
  /** Their education, if it is shown. */
  education?: string;
  /** Their text about themselves, of which three lines are shown. */
  aboutMe: string;
  /** Three tags, in the language of the page. */
  tags: readonly string[];
  /** Who wrote the text, "Written by her mother": without it, "My daughter is ..." would confuse the reader. */
  author: string;
  /** One sentence that says why this member is suggested. */
  reason?: ReactNode;
  /** A button in the corner, such as Save. */
  action?: ReactNode;
  /** Says that the profile was read, "Already read". The card is then a shade quieter. */
  read?: string;
}

/** A member in a list. The whole card is one link to the profile. */
export function ProfileCard({
  href,
  sealId,
  firstName,
  profileId,
  age,
  maritalStatus,
  height,
  place,
  occupation,
  education,
  aboutMe,
  tags,
  author,
  reason,
  action,
  read,
}: ProfileCardProps) {
  const nameId = useId();
  const ownWords = useOwnWords();
  return (
    <Paper
      component="article"
      aria-labelledby={nameId}
      withBorder
      shadow="xs"
      radius="lg"
      className={classes.card}
      data-read={read ? true : undefined}
    >
      <Group wrap="nowrap" gap="sm">
        <Seal id={sealId} className={classes.seal} />
        <div className={classes.person}>
          <Title order={2} size="h3" className={classes.name} id={nameId}>
            <Link href={href} className={classes.link}>
              <bdi>{firstName}</bdi>
            </Link>
          </Title>
          <Text fz="sm" c="dimmed" className={classes.parts} data-is-cut>
            <Text component="strong" inherit fw={600} c="bright">
              <bdi>{age}</bdi>
            </Text>{' '}
            <span>
              <bdi>{maritalStatus}</bdi>
            </span>{' '}
            <span>
              <bdi className={classes.height}>{height}</bdi>
            </span>
          </Text>
        </div>
        {action ? <div className={classes.action}>{action}</div> : null}
      </Group>
      <Text component="div" fz="sm" c="dimmed" className={classes.facts}>
        <p className={classes.line} data-is-cut>
          <bdi>{place}</bdi>
        </p>
        {occupation || education ? (
          <p className={classes.parts} data-is-cut>
            {occupation ? (
              <span>
                <bdi>{occupation}</bdi>
              </span>
            ) : null}{' '}
            {education ? (
              <span>
                <bdi>{education}</bdi>
              </span>
            ) : null}
          </p>
        ) : null}
      </Text>
      <Text {...ownWords(aboutMe)} lineClamp={3} className={classes.about}>
        {aboutMe}
      </Text>
      <Tags tags={tags} />
      <Group justify="space-between" gap="0 1rem" fz="xs" c="dimmed" className={classes.foot}>
        <span>{author}</span>
        <Text span inherit lts="0.03em">
          {read ? (
            <span className={classes.readMark}>
              <CheckIcon size={14} />
              <VisuallyHidden>{read}</VisuallyHidden>
            </span>
          ) : null}
          <bdi dir="ltr">{profileId}</bdi>
        </Text>
      </Group>
      {reason ? (
        <div className={classes.reason}>
          <Text inherit lineClamp={3} className={classes.reasonText}>
            {reason}
          </Text>
        </div>
      ) : null}
    </Paper>
  );
}
