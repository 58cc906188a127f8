import type { ReactNode } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import classes from './SealPair.module.css';

export interface SealPairProps {
  /** The profile ids from which the seals are drawn, in the order of reading. */
  ids: readonly [string, string];
  /** How near the two are: `apart` while one is asked, `touching` after an acceptance, `woven` into two rings by a marriage. */
  bond: 'apart' | 'touching' | 'woven';
  /** Width and height of a seal in px, at most. */
  size?: number;
}

/** The seals of two people, who come nearer to each other from the question to the marriage. They are silent: the text beside them has the names. */
export function SealPair({ ids: [first, second], bond, size = 56 }: SealPairProps) {
  const [left, right] = [first, second].map((id) => <Seal key={id} id={id} size={size} className={classes.seal} />);
  if (bond !== 'woven') {
    return (
      <div className={`${classes.pair} ${classes[bond]}`}>
        {left}
        {bond === 'apart' ? <Ornament /> : null}
        {right}
      </div>
    );
  }
  return (
    <div className={`${classes.pair} ${classes.woven}`} style={{ maxWidth: size * widthOfRings }}>
      <Rings />
      {left}
      {right}
    </div>
  );
}

function Ornament() {
  return (
    <svg viewBox="0 0 22 8" width={22} height={8} aria-hidden className={classes.ornament}>
      <path d="M0 4H7M15 4H22M11 .7 14.3 4 11 7.3 7.7 4Z" />
    </svg>
  );
}

/** In the units of the drawing: the middle of each ring's band, its half distance to the other ring, and the band. */
const ring = { radius: 80, apart: 70.5, band: 8.5, inside: 5.5 };
/** The diameter of a seal within its ring. */
const sealWidth = 106;
const half = { width: ring.apart + ring.radius + ring.band / 2 + 0.5, height: ring.radius + ring.band / 2 + 0.5 };
const widthOfRings = (2 * half.width) / sealWidth;

/** The left ring passes over the right one at the upper crossing, and under it at the lower one. */
function Rings() {
  const right = <circle cx={ring.apart} r={ring.radius} />;
  const left = <circle cx={-ring.apart} r={ring.radius} />;
  return (
    <svg
      viewBox={`${-half.width} ${-half.height} ${2 * half.width} ${2 * half.height}`}
      className={classes.rings}
      aria-hidden
    >
      <Band>{left}</Band>
      <Band>{right}</Band>
      <Band>
        <path d={upperCrossing()} />
      </Band>
    </svg>
  );
}

function Band({ children }: { children: ReactNode }) {
  return (
    <>
      <g className={classes.edge} strokeWidth={ring.band}>
        {children}
      </g>
      <g className={classes.inside} strokeWidth={ring.inside}>
        {children}
      </g>
    </>
  );
}

/** The arc of the left ring around the point where the two cross at the top. */
function upperCrossing(): string {
  const angle = Math.acos(ring.apart / ring.radius);
  const [from, to] = [angle - 0.3, angle + 0.3].map(
    (at) => `${ring.radius * Math.cos(at) - ring.apart} ${-ring.radius * Math.sin(at)}`,
  );
  return `M${from}A${ring.radius} ${ring.radius} 0 0 0 ${to}`;
}
