import classes from './ProfileCard.module.css';

export interface ProfileCardSkeletonProps {
  /** Keeps room for the line that says why. */
  hasReason?: boolean;
}

/** Exactly the room a card takes, before the card is there. */
export function ProfileCardSkeleton({ hasReason = false }: ProfileCardSkeletonProps) {
  const bone = (className: string | undefined, width: string) => (
    <p className={className}>
      <span className={classes.bone} style={{ display: 'block', width }}>
        &nbsp;
      </span>
    </p>
  );
  return (
    <div className={`${classes.card} ${classes.waiting}`} aria-hidden data-skeleton>
      <div className={classes.top}>
        <div className={classes.boneSeal} />
        <div className={classes.who} style={{ flex: 1 }}>
          {bone(classes.name, '50%')}
          {bone(classes.id, '40%')}
        </div>
      </div>
      <p className={classes.facts}>
        <span className={`${classes.line} ${classes.bone}`} style={{ width: '70%' }}>&nbsp;</span>
        <span className={`${classes.line} ${classes.bone}`} style={{ width: '55%' }}>&nbsp;</span>
      </p>
      <div className={classes.about}>
        {['100%', '96%', '68%'].map((width) => (
          <div key={width} className={classes.bone} style={{ width }}>
            &nbsp;
          </div>
        ))}
      </div>
      <div className={classes.boneTags}>
        <span />
        <span />
        <span />
      </div>
      {hasReason ? bone(classes.reason, '75%') : null}
    </div>
  );
}
