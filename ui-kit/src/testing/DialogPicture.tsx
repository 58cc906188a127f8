import type { ReactNode } from 'react';
import classes from '../ConfirmDialog/ConfirmDialog.module.css';

/** A dialog as a picture: an open one keeps the rest of the page from being pressed. */
export const DialogPicture = ({
  title,
  says,
  children,
}: {
  title: ReactNode;
  says: ReactNode;
  children: ReactNode;
}) => (
  <div className={classes.content} style={{ borderRadius: 'var(--mq-radius-sheet)' }}>
    <div className={classes.title}>{title}</div>
    <div className={classes.body}>{says}</div>
    {children}
  </div>
);
