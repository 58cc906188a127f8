import type { ReactNode } from 'react';
import { VerifiedIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useWords } from '../words.ts';
import classes from './ProposalCard.module.css';

export interface ProposalCardProps {
  /** The id whose seal is shown. */
  sealId: string;
  /** The other party's full name. */
  name: string;
  /** Where the name leads. */
  nameHref: string;
  /** Where they live, "Pune, Maharashtra, India". */
  place: string;
  /** Shows that their phone is verified. */
  isVerified: boolean;
  /** A `StatusBadge`. */
  status: ReactNode;
  /** A sentence about where things stand. */
  note?: ReactNode;
  /** Contact details, or the button that asks for them. */
  contact?: ReactNode;
  /** What one may do; use `size="sm"` buttons, at most one of them filled. */
  actions?: ReactNode;
}

/** One proposal in a quiet list. */
export function ProposalCard({
  sealId,
  name,
  nameHref,
  place,
  isVerified,
  status,
  note,
  contact,
  actions,
}: ProposalCardProps) {
  const { verified } = useWords();
  return (
    <article className={classes.card}>
      <Seal id={sealId} size={56} />
      <div className={classes.who}>
        <h2 className={classes.name}>
          <Link href={nameHref} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.place}>
          <bdi>{place}</bdi>
          {isVerified ? (
            <span className={classes.verified}>
              <VerifiedIcon size={16} /> {verified}
            </span>
          ) : null}
        </p>
      </div>
      <div className={classes.status}>{status}</div>
      {note || contact || actions ? (
        <div className={classes.foot}>
          {note ? <p className={classes.note}>{note}</p> : null}
          {contact}
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
