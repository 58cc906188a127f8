import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { at320, inDark } from '../story-states.ts';
import { contrast } from './contrast.ts';
import { colours, elevation, leading, motion, pairs, radius, space, typeScale, type ColourName } from './tokens.ts';
import { voice } from './voice.ts';
import classes from './Foundations.module.css';

/** What everything else is made of. All values live in `theme/tokens.ts`; components read them as CSS variables, `--mq-ink`, `--mq-space-4`. */
const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Sheet = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <section className={classes.sheet}>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.lead}>{lead}</p>
    {children}
  </section>
);

const purposes: readonly { name: string; roles: readonly ColourName[]; purpose: string }[] = [
  {
    name: 'Ground',
    roles: ['page', 'card', 'raised', 'scrim', 'line', 'edge'],
    purpose:
      'Sand for the page, paper for cards, a scrim under dialogs, a hairline between. Edges of controls are darker: one must find them.',
  },
  { name: 'Ink', roles: ['ink', 'ink-soft'], purpose: 'Words, and words beside words.' },
  {
    name: 'Pine',
    roles: ['pine', 'pine-strong', 'pine-tint', 'on-pine'],
    purpose:
      'What one can do: actions, links, the tab one is on. Strong under the pointer, tint behind what is chosen.',
  },
  {
    name: 'Brass',
    roles: ['brass', 'brass-text', 'brass-tint'],
    purpose: 'Ornament: strapwork, the rule under a verse, the halo of the focus. Words take its darker shade.',
  },
  {
    name: 'Tones',
    roles: [
      'green-ground',
      'green-text',
      'yellow-ground',
      'yellow-text',
      'red-ground',
      'red-text',
      'neutral-ground',
      'neutral-text',
      'danger',
    ],
    purpose: 'Where a proposal stands, and what is wrong. Always with words.',
  },
];

const colour: Story = {
  render: (_, { globals }) => {
    const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
    return (
      <Sheet
        title="Colour"
        lead="Pine for what one can do, sand for the ground, brass for ornament. One thing asks for attention at a time."
      >
        {purposes.map(({ name, roles, purpose }) => (
          <div key={name}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.purpose}>{purpose}</p>
            <ul className={classes.row}>
              {roles.map((role) => (
                <li key={role} className={classes.shade}>
                  <span className={classes.swatch} style={{ background: colours[role][scheme] }} />
                  {role}
                  <span className={classes.note}>{colours[role][scheme]}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Sheet>
    );
  },
};

/** The roles of colour in the light scheme. */
export const Colour: Story = colour;
/** The same roles in the dark. */
export const ColourInDark: Story = { ...colour, ...inDark };

const contrasts: Story = {
  render: (_, { globals }) => {
    const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
    return (
      <Sheet
        title="Contrast"
        lead="Every text on every ground it meets, measured as WCAG 2.2 says. 4.5 for words, 3 for the edges of controls and for ornament. A test holds the least in both schemes."
      >
        <ul className={classes.pairs}>
          {pairs.map(({ text, ground, least }) => {
            const [ink, paper] = [colours[text][scheme], colours[ground][scheme]];
            return (
              <li key={`${text} ${ground}`} className={classes.pair}>
                <span
                  className={classes.sample}
                  style={{ background: paper, color: ink, borderColor: least === 3 ? ink : undefined }}
                  aria-hidden
                >
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

/** Measured contrast of each pair, light. */
export const Contrast: Story = contrasts;
/** Measured contrast of each pair, dark. */
export const ContrastInDark: Story = { ...contrasts, ...inDark };

/** Six sizes and no more. */
export const Type: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Newsreader for headings, names and letters; Figtree for the rest. Six sizes, the two largest grow with the window. Lines of 60 to 70 characters."
    >
      {Object.entries(typeScale).map(([name, size]) => (
        <p
          key={name}
          className={classes.line}
          style={{
            fontSize: size,
            fontFamily: ['lead', 'title', 'display'].includes(name) ? 'var(--mq-font-serif)' : undefined,
          }}
        >
          A home that is gentle <span className={classes.note}>{name}</span>
        </p>
      ))}
      <h3 className={classes.name}>Between the lines</h3>
      <ul className={classes.list}>
        {Object.entries(leading).map(([name, { latin, arabic }]) => (
          <li key={name}>
            {name}: {latin}, in Arabic script {arabic}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};
export const TypeAt320: Story = { ...Type, ...at320 };

/** Vazirmatn for text, Noto Naskh Arabic for headings and letters, Amiri Quran for the mushaf. Fetched only where there is such a letter. */
export const ArabicScript: Story = {
  render: () => (
    <Sheet
      title="Arabic script"
      lead="Three hands, each fetched only where it stands. No spacing of letters, no italics, more air between the lines."
    >
      <p lang="ur" dir="rtl" className={classes.script}>
        ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں: ٹ ڈ ڑ ں ے ہ ھ ء گ چ پ ژ
      </p>
      <p lang="ar" dir="rtl" className={classes.script}>
        بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر: أ إ آ ة ى ؤ ئ ٠١٢٣٤٥٦٧٨٩
      </p>
      <p lang="ur" dir="rtl" className={`${classes.script} ${classes.letter}`}>
        ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں۔
      </p>
      <p lang="ar" dir="rtl" className={`${classes.script} ${classes.letter}`}>
        بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر.
      </p>
    </Sheet>
  ),
};

const measures = (values: Record<string, string>, style: (value: string) => CSSProperties) => (
  <ul className={classes.row}>
    {Object.entries(values).map(([name, value]) => (
      <li key={name} className={classes.shade}>
        <span className={classes.block} style={style(value)} />
        {name}
        <span className={classes.note}>{value}</span>
      </li>
    ))}
  </ul>
);

/** Steps of space. What belongs together stands close; generous room around it. */
export const Space: Story = {
  render: () => (
    <Sheet title="Space" lead="What belongs together stands close; what does not gets room. Between is nothing.">
      <ul className={classes.list}>
        {Object.entries(space).map(([name, size]) => (
          <li key={name} className={classes.measure}>
            <span className={classes.bar} style={{ width: size }} />
            {name}, {size}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};

/** Small for marks, control for fields and buttons, card and sheet for what lies on the page. */
export const Radius: Story = {
  render: () => (
    <Sheet
      title="Radius"
      lead="Small for marks, control for fields and buttons, card and sheet for what lies on the page, pill for what is chosen."
    >
      {measures(radius, (value) => ({ borderRadius: value }))}
    </Sheet>
  ),
};

const heights: Story = {
  render: () => (
    <Sheet
      title="Elevation"
      lead="Two heights. At rest a sheet hardly leaves the page; lifted it lies over other things, or under the pointer."
    >
      <ul className={classes.row}>
        {Object.keys(elevation).map((name) => (
          <li key={name} className={classes.lifted} style={{ boxShadow: `var(--mq-elevation-${name})` }}>
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};

export const Elevation: Story = heights;
export const ElevationInDark: Story = { ...heights, ...inDark };

/** One speed. Only what answers a hand moves; nothing does where motion is unwanted. */
export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead={`One speed, ${motion.quick}, quick at first and then slow. Only what answers a hand moves, and nothing where motion is unwanted. One exception: the large seal draws itself, once.`}
    >
      <button type="button" className={classes.track}>
        <span className={classes.dot} />
        Touch or focus
      </button>
      <Seal id="NH-7f3c91aa" size={160} drawOnce />
    </Sheet>
  ),
};

const speech: Story = {
  render: () => (
    <Sheet
      title="Voice"
      lead="Plain, warm, exact. We speak as a trusted elder of the family would: no haste, no flattery, no secrets. Quick everywhere, and slow where it is weighty."
    >
      {voice.map(({ rule, why, pairs: examples }) => (
        <section key={rule} className={classes.rule}>
          <h3 className={classes.name}>{rule}</h3>
          <p className={classes.purpose}>{why}</p>
          {examples.map(({ say, not }) => (
            <dl key={say} className={classes.speech}>
              <div>
                <dt>
                  <StatusBadge tone="green">We say</StatusBadge>
                </dt>
                <dd>{say}</dd>
              </div>
              <div>
                <dt>
                  <StatusBadge tone="red">We don’t say</StatusBadge>
                </dt>
                <dd>{not}</dd>
              </div>
            </dl>
          ))}
        </section>
      ))}
    </Sheet>
  ),
};

/** How Mithaq speaks, with what it says and what it does not. */
export const Voice: Story = speech;
export const VoiceAt320: Story = { ...speech, ...at320 };
