import { useMemo } from 'react';
import { drawingOf, smallDrawingOf, type SealFill } from './seal-drawing.ts';
import { planOf, type SealPlan } from './seal-plan.ts';
import tones from '../theme/seal-tones.module.css';
import classes from './Seal.module.css';

export interface SealProps {
  /** The same id always gives the same seal. */
  id: string;
  /** Width and height in px. Below 40 the drawing is simpler. */
  size?: number;
  /** Name for screen readers; without one the seal is an ornament and stays silent. */
  label?: string;
  /** Appears once in a circle, as if drawn by a compass; at once under reduced motion. It must stand on the color of the page. */
  drawOnce?: boolean;
  /** Added to the svg, to size it from CSS. */
  className?: string;
}

/** Below this, flat stars without a band. */
const flatBelow = 40;
/** Below this, firmer lines and a plain frame. */
const coarseBelow = 72;

/** A member's seal: a girih rosette, where other sites put a photo. */
export function Seal({ id, size = 56, label, drawOnce = false, className }: SealProps) {
  const plan = useMemo(() => planOf(id), [id]);
  const seal = (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className={[classes.seal, tones[`tone${plan.tone}`], className].filter(Boolean).join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {size < flatBelow ? <SmallSeal plan={plan} /> : <WovenSeal plan={plan} isCoarse={size < coarseBelow} />}
    </svg>
  );
  if (!drawOnce) return seal;
  return (
    <span className={classes.drawOnce}>
      {seal}
      <span className={classes.rightCover} />
      <span className={classes.leftCover} />
    </span>
  );
}

const Fill = ({ path, ink }: SealFill) => (path ? <path d={path} className={classes[`fill-${ink}`]} /> : null);

function SmallSeal({ plan }: { plan: SealPlan }) {
  const fills = useMemo(() => smallDrawingOf(plan), [plan]);
  return (
    <>
      <circle r="48" className={classes.smallGround} />
      {fills.map((fill) => (
        <Fill key={fill.ink} {...fill} />
      ))}
    </>
  );
}

function WovenSeal({ plan, isCoarse }: { plan: SealPlan; isCoarse: boolean }) {
  const drawing = useMemo(() => drawingOf(plan, isCoarse), [plan, isCoarse]);
  const edge = classes[`line-${drawing.edgeInk}`];
  const inside = classes[`line-${drawing.bandInk}`];
  return (
    <>
      <circle r="49.4" className={classes['fill-ground']} />
      <Frame kind={isCoarse ? 'line' : plan.frame} />
      <g>
        {drawing.fills.map((fill, i) => (
          <Fill key={i} {...fill} />
        ))}
      </g>
      <g strokeWidth={drawing.bandWidth} className={`${classes.strand} ${edge}`}>
        {drawing.strands.map((strand) => (
          <path key={strand} d={strand} />
        ))}
      </g>
      <g strokeWidth={drawing.bandInside} className={`${classes.strand} ${inside}`}>
        {drawing.strands.map((strand) => (
          <path key={strand} d={strand} />
        ))}
      </g>
      <g className={classes.overs}>
        <path d={drawing.overEdges} strokeWidth={drawing.bandWidth} className={edge} />
        <path d={drawing.overInsides} strokeWidth={drawing.bandInside} className={inside} />
        {drawing.heart.map((fill, i) => (
          <Fill key={i} {...fill} />
        ))}
      </g>
    </>
  );
}

function Frame({ kind }: { kind: SealPlan['frame'] }) {
  if (kind === 'beads') {
    return (
      <>
        <circle r="48.9" className={classes.frame} strokeWidth="0.8" />
        <circle r="46.9" className={classes.beads} strokeWidth="1.3" pathLength={120} />
      </>
    );
  }
  return (
    <>
      <circle r="48.8" className={classes.frame} strokeWidth="1.1" />
      {kind === 'double' ? <circle r="46.9" className={classes.frame} strokeWidth="0.5" /> : null}
    </>
  );
}
