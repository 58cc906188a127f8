import type { ReactNode } from 'react';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { Tags } from '../Tags/Tags.tsx';
import classes from './ProfileCard.module.css';

export interface ProfileCardProps {
  /** Where the card leads. */
  href: string;
  /** The id whose seal is shown. */
  sealId: string;
  /** The member's first name. */
  firstName: string;
  /** The id people may read to one another, "NH-7f3c91aa". */
  profileId: string;
  /** The age in words, "29 years". */
  age: string;
  /** Where they live, "Hyderabad, India". */
  place: string;
  /** Left out when there is none. */
  occupation?: string;
  /** What they studied. */
  education: string;
  /** Their words; three lines are shown. */
  aboutMe: string;
  /** Three words, as they are shown. */
  tags: readonly string[];
  /** One line that says why this member is suggested. */
  reason?: ReactNode;
}

/** A member at a glance. The whole card is one link. */
export function ProfileCard({
  href,
  sealId,
  firstName,
  profileId,
  age,
  place,
  occupation,
  education,
  aboutMe,
  tags,
  reason,
}: ProfileCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <Seal id={sealId} size={60} />
        <div className={classes.who}>
          <h2 className={classes.name}>
            <Link href={href} className={classes.link}>
              <bdi>{firstName}</bdi>
            </Link>
          </h2>
          <p className={classes.id}>
            <bdi dir="ltr">{profileId}</bdi>
          </p>
        </div>
      </div>
      <p className={classes.facts}>
        <span className={classes.line}>
          <strong>
            <bdi>{age}</bdi>
          </strong>{' '}
          · <bdi>{place}</bdi>
        </span>
        <span className={classes.line}>
          {occupation ? (
            <>
              <bdi>{occupation}</bdi> ·{' '}
            </>
          ) : null}
          <bdi>{education}</bdi>
        </span>
      </p>
      <p className={classes.about} dir="auto">
        {aboutMe}
      </p>
      <Tags tags={tags} />
      {reason ? (
        <p className={classes.reason}>
          <span className={classes.reasonText}>{reason}</span>
        </p>
      ) : null}
    </article>
  );
}
