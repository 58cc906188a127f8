import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { contrast } from './contrast.ts';
import { colours, pairs, radius, space, typeScale } from './tokens.ts';
import classes from './Foundations.module.css';

/** Colour, type, space and voice: what everything else is made of. All values live in `theme/tokens.ts`. */
const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.sheet}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </section>
);

/** Every pair of text and ground with its contrast in this scheme; a unit test holds the limits in both. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
    return (
      <Sheet title="Text and ground">
        <ul className={classes.pairs}>
          {pairs.map(({ text, ground, least }) => {
            const [ink, paper] = [colours[text][scheme], colours[ground][scheme]];
            return (
              <li key={`${text} ${ground}`} className={classes.pair}>
                <span className={classes.sample} style={{ background: paper, color: ink, borderColor: least === 3 ? ink : undefined }} aria-hidden>
                  {least === 3 ? '' : 'Aa'}
                </span>
                <span>
                  <strong>{text}</strong> on {ground}
                  <br />
                  {contrast(ink, paper).toFixed(1)} : 1, at least {least}
                </span>
              </li>
            );
          })}
        </ul>
      </Sheet>
    );
  },
};

/** Six sizes and no more. Newsreader for headings, names and letters; Figtree for the rest. */
export const Type: Story = {
  render: () => (
    <Sheet title="Six sizes">
      {Object.entries(typeScale).map(([name, size]) => (
        <p key={name} className={classes.line} style={{ fontSize: size, fontFamily: ['lead', 'title', 'display'].includes(name) ? 'var(--mq-font-serif)' : undefined }}>
          A home that is gentle <span className={classes.note}>{name}</span>
        </p>
      ))}
    </Sheet>
  ),
};

/** Steps of space and the four radii. */
export const SpaceAndRadius: Story = {
  render: () => (
    <Sheet title="Space">
      {Object.entries(space).map(([name, size]) => (
        <div key={name} className={classes.measure}>
          <span className={classes.bar} style={{ width: size }} />
          {name}, {size}
        </div>
      ))}
      <h3 className={classes.name}>Radius</h3>
      <div className={classes.row}>
        {Object.entries(radius).map(([name, size]) => (
          <span key={name} className={classes.shade}>
            <span className={classes.swatch} style={{ background: 'var(--mq-pine-tint)', borderRadius: size }} />
            {name}
          </span>
        ))}
      </div>
    </Sheet>
  ),
};

/** How Mithaq speaks. */
export const Voice: Story = {
  render: () => (
    <Sheet title="Plain, warm, exact">
      <dl className={classes.voice}>
        <dt>Say what happened and what to do next</dt>
        <dd>“The code has run out. Ask for a new one.” Not: “Oops! Something’s off.”</dd>
        <dt>Slow down where it is weighty</dt>
        <dd>“Once sent, you’ll need to wait for their response.” A proposal is asked about once, in one sentence.</dd>
        <dt>No guilt, no hurry, no praise</dt>
        <dd>Nobody is told that others are looking, that time runs, or that they did great.</dd>
        <dt>A member, a profile, a proposal</dt>
        <dd>Never a user, a match score, a request. One word for one thing, everywhere.</dd>
        <dt>Never colour alone</dt>
        <dd>A status is words on a tint. A seal is an ornament and carries no news.</dd>
      </dl>
    </Sheet>
  ),
};
