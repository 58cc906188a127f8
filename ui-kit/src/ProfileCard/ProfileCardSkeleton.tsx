import classes from './ProfileCard.module.css';

export interface ProfileCardSkeletonProps {
  /** Keeps room for the line that says why. */
  hasReason?: boolean;
}

/** Exactly the room a card takes, before the card is there. */
export function ProfileCardSkeleton({ hasReason = false }: ProfileCardSkeletonProps) {
  return (
    <div className={`${classes.card} ${classes.waiting}`} aria-hidden data-skeleton>
      <div className={classes.top}>
        <div className={classes.boneSeal} />
        <div className={classes.who} style={{ flex: 1 }}>
          <p className={classes.name}>
            <Bone width="50%" />
          </p>
          <p className={classes.id}>
            <Bone width="40%" />
          </p>
        </div>
      </div>
      <p className={classes.facts}>
        <Bone width="70%" />
        <Bone width="55%" />
      </p>
      <p className={classes.about}>
        <Bone width="100%" />
        <Bone width="96%" />
        <Bone width="68%" />
      </p>
      <div className={classes.boneTags}>
        <span />
        <span />
        <span />
      </div>
      {hasReason ? (
        <p className={classes.reason}>
          <span className={classes.reasonText}>
            <Bone width="95%" />
            <Bone width="50%" />
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** A line of text to come, as high as the text around it. */
const Bone = ({ width }: { width: string }) => (
  <span className={classes.bone} style={{ width }}>
    &nbsp;
  </span>
);
