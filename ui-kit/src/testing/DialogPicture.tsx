import type { ReactNode } from 'react';
import { SealPair } from '../SealPair/SealPair.tsx';
import classes from '../ConfirmDialog/ConfirmDialog.module.css';

/** A dialog as a picture: an open one keeps the rest of the page from being pressed. */
export const DialogPicture = ({
  title,
  says,
  seals,
  children,
}: {
  title: ReactNode;
  says: ReactNode;
  seals?: readonly [string, string] | undefined;
  children: ReactNode;
}) => (
  <div className={classes.content} style={{ borderRadius: 'var(--mq-radius-sheet)' }} data-is-solemn={seals && true}>
    {seals ? (
      <div className={classes.seals}>
        <SealPair ids={seals} bond="apart" />
      </div>
    ) : null}
    <div className={classes.title}>{title}</div>
    <div className={classes.body}>{says}</div>
    {children}
  </div>
);
