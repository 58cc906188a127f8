import { closedPath, rosetteStrands, starOutline, starStrands } from '../Seal/seal-geometry.ts';
import classes from './EmptyStatePicture.module.css';

export type EmptyStateTone = 'empty' | 'error' | 'offline' | 'not-found';

const up = -Math.PI / 2;
const star = closedPath(starOutline(8, 6, 4.6, up));

/** A rosette of which one petal is drawn and the rest is only outlined. */
function Empty() {
  const [strand = []] = rosetteStrands(8, 3, 41, 23, up);
  const half = strand.slice(0, 3);
  const petal = closedPath([
    ...half,
    { x: 0, y: -17 },
    ...half
      .slice(1)
      .toReversed()
      .map(({ x, y }) => ({ x: -x, y })),
  ]);
  return (
    <>
      <circle r="48" className={classes.faint} />
      <path d={closedPath(strand)} className={classes.ruled} />
      <path d={petal} className={classes.tint} />
      <path d={star} className={classes.brass} />
    </>
  );
}

/** A woven star with one strand out of place. */
function Broken() {
  const [one = [], other = []] = starStrands(8, 2, 40, up);
  return (
    <>
      <circle r="48" className={classes.faint} />
      <path d={closedPath(one)} className={classes.band} />
      <path d={closedPath(other)} className={classes.ruled} transform="translate(5 4) rotate(13)" />
      <path d={star} className={classes.brass} />
    </>
  );
}

/** The two halves of a star with a gap between them. */
function Apart() {
  const strands = starStrands(8, 3, 40, up).map(closedPath);
  return (
    <>
      {[-50, 0].map((left) => (
        // The inner svg clips the other half.
        <svg key={left} x={left + (left ? -4 : 4)} y={-50} width={50} height={100} viewBox={`${left} -50 50 100`}>
          <circle r="46" className={classes.faint} />
          {strands.map((strand) => (
            <path key={strand} d={strand} className={classes.band} />
          ))}
        </svg>
      ))}
      <path d="M0 -44V44" className={classes.gap} />
    </>
  );
}

/** A grid of stars with one missing. */
function Missing() {
  const tile = closedPath(starOutline(8, 13, 9.3, up));
  const places = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ x: column * 30, y: row * 30 })));
  return (
    <>
      {places.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={tile}
          transform={`translate(${x} ${y})`}
          className={x === 0 && y === 0 ? classes.ruled : classes.tile}
        />
      ))}
      {[-15, 15].flatMap((x) =>
        [-15, 15].map((y) => (
          <path
            key={`${x} ${y}`}
            d="M0 -4L4 0L0 4L-4 0Z"
            transform={`translate(${x} ${y})`}
            className={classes.brass}
          />
        )),
      )}
    </>
  );
}

const pictures = { empty: Empty, error: Broken, offline: Apart, 'not-found': Missing } satisfies Record<
  EmptyStateTone,
  () => React.ReactNode
>;

/** The picture of an empty state, in the geometry of the seals. */
export function EmptyStatePicture({ tone }: { /** The situation. */ tone: EmptyStateTone }) {
  const Picture = pictures[tone];
  return (
    <svg viewBox="-50 -50 100 100" width={132} height={132} className={classes.picture} aria-hidden>
      <Picture />
    </svg>
  );
}
