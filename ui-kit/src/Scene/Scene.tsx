import type { ReactNode } from 'react';
import { ScenePicture, type SceneKind } from './ScenePicture.tsx';
import classes from './Scene.module.css';

export interface SceneProps {
  /** What there is, or is not, in a few words. */
  title?: ReactNode;
  /** A sentence: what happened, and what comes next. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** More below, such as a verse. */
  footer?: ReactNode;
  /** Rank of the heading. */
  headingOrder?: 1 | 2;
}

const scene = (kind: SceneKind, name: string) => {
  function Scene({ title, children, action, footer, headingOrder = 2 }: SceneProps) {
    const Heading = headingOrder === 1 ? 'h1' : 'h2';
    return (
      <div className={classes.scene} role={kind === 'error' ? 'alert' : undefined}>
        <ScenePicture kind={kind} />
        {title ? <Heading className={classes.title}>{title}</Heading> : null}
        {children ? <div className={classes.text}>{children}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </div>
    );
  }
  Scene.displayName = name;
  return Scene;
};

/** Nothing here yet. */
export const EmptyScene = /* @__PURE__ */ scene('empty', 'EmptyScene');
/** Something went wrong. Announced when it appears. */
export const ErrorScene = /* @__PURE__ */ scene('error', 'ErrorScene');
/** No connection. */
export const OfflineScene = /* @__PURE__ */ scene('offline', 'OfflineScene');
/** No such page. */
export const NotFoundScene = /* @__PURE__ */ scene('notFound', 'NotFoundScene');
