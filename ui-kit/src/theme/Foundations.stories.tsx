import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { LinkButton } from '../Link/LinkButton.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { at320, inArabic, inDark } from '../testing/story-states.ts';
import { partsWith } from '../testing/token-uses.ts';
import { contrast } from './contrast.ts';
import { CopyName } from './CopyName.tsx';
import { designTokens } from './design-tokens.ts';
import { theme } from './theme.ts';
import {
  colors,
  elevation,
  leading,
  motion,
  pairs,
  radius,
  space,
  target,
  typeScale,
  type ColorName,
} from './tokens.ts';
import { writingRules } from './writing-rules.ts';
import classes from './Foundations.module.css';

/**
 * The design tokens. Their values are in `theme/tokens.ts`; components use them as CSS variables such as `--mq-ink` and
 * `--mq-space-4`. Click a token to copy the name of its variable. `Download` has all of them as files for design tools.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Sheet = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Stack component="section" gap="lg" maw="60rem">
    <div>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" maw="40rem" mt="xs">
        {lead}
      </Text>
    </div>
    {children}
  </Stack>
);

/** One token: a picture of its value, its name and the value. A click copies the name. */
const Token = ({ name, value, style }: { name: string; value: string; style: CSSProperties }) => (
  <CopyName name={name}>
    <Stack gap={4} fz="xs">
      <span className={classes.sample} style={style} />
      {name}
      <Text span fz="xs" c="dimmed">
        {value}
      </Text>
    </Stack>
  </CopyName>
);

/** The parts that use a token by their style sheets or by Mantine's props, each a link to its page. */
const UsedIn = ({ name }: { name: string }) => {
  const parts = partsWith(name);
  return (
    <Text fz="xs" c="dimmed" maw="40rem">
      {parts.length === 0 ? 'In no part of the kit' : 'In '}
      {parts.map((part, i) => (
        <span key={part.name}>
          {i > 0 && ', '}
          <TextLink href={`?path=/docs/${part.page}--docs`} target="_top">
            {part.name}
          </TextLink>
        </span>
      ))}
    </Text>
  );
};

/** The colors that are measured with a color, as its ground or on it. */
const partnersOf = (role: ColorName) =>
  pairs.flatMap(({ text, ground }) => (text === role ? [`on ${ground}`] : ground === role ? [`under ${text}`] : []));

const schemeIn = (globals: Record<string, unknown>) => (globals['scheme'] === 'dark' ? 'dark' : 'light');

const purposes: readonly { name: string; roles: readonly ColorName[]; purpose: string }[] = [
  {
    name: 'Surfaces',
    roles: ['page', 'card', 'raised', 'scrim', 'line', 'edge'],
    purpose:
      'The page, cards, what lies above them, and the scrim under a dialog. A line separates; an edge is the border of a control.',
  },
  { name: 'Ink', roles: ['ink', 'ink-soft'], purpose: 'Text, and secondary text.' },
  {
    name: 'Pine',
    roles: ['pine', 'pine-strong', 'pine-tint', 'on-pine'],
    purpose: 'Actions, links and the selected tab. Strong on hover; the tint is the background of a selection.',
  },
  {
    name: 'Brass',
    roles: ['brass', 'brass-text', 'brass-tint'],
    purpose: 'Decoration: seals, the rule under a verse, the halo of the focus ring. Text uses its darker shade.',
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
    purpose: 'The status of a proposal, and errors. Always with text.',
  },
];

export const Color: Story = {
  render: (_, { globals }) => (
    <Sheet title="Color" lead="Each color has a role and a value for each scheme.">
      {purposes.map(({ name, roles, purpose }) => (
        <div key={name}>
          <Title order={3}>{name}</Title>
          <Text fz="sm" c="dimmed" maw="40rem" mb="md">
            {purpose}
          </Text>
          <Group align="start">
            {roles.map((role) => (
              <div key={role} className={classes.role}>
                <Token
                  name={`--mq-${role}`}
                  value={colors[role][schemeIn(globals)]}
                  style={{ background: `var(--mq-${role})` }}
                />
                <Text fz="xs">{partnersOf(role).join(', ')}</Text>
                <UsedIn name={`--mq-${role}`} />
              </div>
            ))}
          </Group>
        </div>
      ))}
    </Sheet>
  ),
};
export const ColorDark: Story = { ...Color, ...inDark };

export const Contrast: Story = {
  render: (_, { globals }) => (
    <Sheet
      title="Contrast"
      lead="Every pair of colors in use, as WCAG 2.2 measures it: at least 4.5 for text, and 3 for borders of controls and graphics. A test checks both schemes."
    >
      <SimpleGrid minColWidth="min(100%, 15rem)" fz="xs">
        {pairs.map(({ text, ground, least }) => (
          <Group key={`${text} ${ground}`} gap="sm" wrap="nowrap">
            <span
              className={classes.pair}
              style={{
                background: `var(--mq-${ground})`,
                color: `var(--mq-${text})`,
                borderColor: least === 3 ? 'currentColor' : undefined,
              }}
              aria-hidden
            >
              {least === 3 ? '' : 'Aa'}
            </span>
            <span>
              <strong>{text}</strong> on {ground}
              <br />
              {contrast(colors[text][schemeIn(globals)], colors[ground][schemeIn(globals)]).toFixed(1)} : 1, at least{' '}
              {least}
            </span>
          </Group>
        ))}
      </SimpleGrid>
    </Sheet>
  ),
};
export const ContrastDark: Story = { ...Contrast, ...inDark };

const serifSizes = new Set(['lead', 'title', 'display']);

export const Type: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Newsreader for headings, names and the text of a profile; Figtree for the rest. There are six sizes, of which the two largest grow with the window. A line has 60 to 70 characters."
    >
      {Object.entries(typeScale).map(([name, size]) => (
        <div key={name}>
          <Text ff={serifSizes.has(name) ? 'heading' : undefined} fz={size} lh="var(--mq-leading-title)">
            A home that is gentle
          </Text>
          <CopyName name={`--mq-text-${name}`}>
            <Text fz="xs" c="dimmed">
              --mq-text-{name}, {size}
            </Text>
          </CopyName>
          <UsedIn name={`--mq-text-${name}`} />
        </div>
      ))}
      <Title order={3}>Line height</Title>
      <ul>
        {Object.entries(leading).map(([name, { latin, arabic, urdu }]) => (
          <li key={name}>
            <CopyName name={`--mq-leading-${name}`}>
              --mq-leading-{name}: {latin}, in Arabic {arabic}, in Urdu {urdu}
            </CopyName>
            <UsedIn name={`--mq-leading-${name}`} />
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};
export const TypeAt320: Story = { ...Type, ...at320 };

export const ArabicScript: Story = {
  render: () => (
    <Sheet
      title="Arabic script"
      lead="Vazirmatn for text, Noto Naskh Arabic for headings, Noto Nastaliq Urdu for Urdu, Amiri Quran for the Quran. Arabic script has no letter spacing and no italics, and more space between the lines."
    >
      {(['text', 'heading'] as const).map((font) => (
        <div key={font}>
          <Text lang="ur" dir="rtl" ff={font} fz={font === 'heading' ? 'lg' : undefined}>
            ایک نرم مزاج گھر، جہاں سب ایک دوسرے کی سنتے ہیں: ٹ ڈ ڑ ں ے ہ ھ ء گ چ پ ژ
          </Text>
          <Text lang="ar" dir="rtl" ff={font} fz={font === 'heading' ? 'lg' : undefined}>
            بيتٌ هادئ يُصغي فيه كلٌّ إلى الآخر: أ إ آ ة ى ؤ ئ ٠١٢٣٤٥٦٧٨٩
          </Text>
        </div>
      ))}
    </Sheet>
  ),
};
export const ArabicScriptOnAnArabicPage: Story = { ...ArabicScript, ...inArabic };

export const Space: Story = {
  render: () => (
    <Sheet title="Space" lead="Small steps between parts that belong together, large steps around them.">
      <Stack gap="xs" fz="xs">
        {Object.entries(space).map(([name, size]) => (
          <div key={name}>
            <CopyName name={`--mq-space-${name}`}>
              <Group>
                <span className={classes.bar} style={{ width: size }} />
                --mq-space-{name}, {size}
              </Group>
            </CopyName>
            <UsedIn name={`--mq-space-${name}`} />
          </div>
        ))}
      </Stack>
    </Sheet>
  ),
};

/** Where the columns of a page change. A page is at most 72rem wide, a text at most 42rem. */
export const Layout: Story = {
  render: () => (
    <Sheet
      title="Layout"
      lead="One column on a phone, two columns of cards from sm, three from lg; from 64em a profile has its facts beside the letter. Whatever is pressed is at least --mq-target high and wide."
    >
      <ul>
        {Object.entries(theme.breakpoints ?? {}).map(([name, width]) => (
          <li key={name}>
            {name}: from {width}
          </li>
        ))}
      </ul>
      <div>
        <CopyName name="--mq-target">--mq-target: {target}</CopyName>
        <UsedIn name="--mq-target" />
      </div>
    </Sheet>
  ),
};

export const Radius: Story = {
  render: () => (
    <Sheet
      title="Radius"
      lead="Small for marks, control for fields and buttons, card for cards, sheet for panels, pill for badges and chips."
    >
      <Group>
        {Object.entries(radius).map(([name, value]) => (
          <div key={name} className={classes.role}>
            <Token
              name={`--mq-radius-${name}`}
              value={value}
              style={{ borderRadius: value, background: 'var(--mq-pine-tint)' }}
            />
            <UsedIn name={`--mq-radius-${name}`} />
          </div>
        ))}
      </Group>
    </Sheet>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Sheet
      title="Elevation"
      lead="Rest is for cards and panels; lifted is for hovered cards and for what lies over the page."
    >
      <Group gap="xl">
        {Object.keys(elevation).map((name) => (
          <div key={name}>
            <CopyName name={`--mq-elevation-${name}`}>
              <span className={classes.elevated} style={{ boxShadow: `var(--mq-elevation-${name})` }}>
                --mq-elevation-{name}
              </span>
            </CopyName>
            <UsedIn name={`--mq-elevation-${name}`} />
          </div>
        ))}
      </Group>
    </Sheet>
  ),
};
export const ElevationDark: Story = { ...Elevation, ...inDark };

export const Download: Story = {
  render: () => (
    <Sheet
      title="Download"
      lead="All tokens as JSON in the format of the Design Tokens Community Group, which design tools read. The files are made from the tokens of the code. The description of each token is the name of its CSS variable."
    >
      <Group>
        {(['light', 'dark'] as const).map((scheme) => (
          <LinkButton
            key={scheme}
            variant="default"
            download={`mithaq.${scheme}.tokens.json`}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokens(scheme), null, 2))}`}
          >
            {scheme === 'light' ? 'Light scheme' : 'Dark scheme'}
          </LinkButton>
        ))}
      </Group>
    </Sheet>
  ),
};

export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead={`One duration, ${motion.quick}, and one curve. Only what a person touches moves, and nothing moves with reduced motion. The large seal, which draws itself once, is the exception.`}
    >
      <button type="button" className={classes.track}>
        <span className={classes.dot} />
        Hover or focus
      </button>
      <Seal id="NH-7f3c91aa" size={160} drawOnce />
      {(['--mq-quick', '--mq-ease'] as const).map((name) => (
        <div key={name}>
          <CopyName name={name}>{name}</CopyName>
          <UsedIn name={name} />
        </div>
      ))}
    </Sheet>
  ),
};

export const Writing: Story = {
  render: () => (
    <Sheet title="Writing" lead="Plain, warm and exact. Short words and whole sentences, without pressure.">
      {writingRules.map(({ rule, why, examples }) => (
        <Stack key={rule} component="section" gap="xs" maw="48rem">
          <Title order={3}>{rule}</Title>
          <Text fz="sm" c="dimmed">
            {why}
          </Text>
          {examples.map(({ write, avoid }) => (
            <SimpleGrid key={write} component="dl" cols={{ base: 1, sm: 2 }} my={0} py="sm" className={classes.example}>
              <div>
                <dt>
                  <StatusBadge tone="green">Write</StatusBadge>
                </dt>
                <dd>{write}</dd>
              </div>
              <div>
                <dt>
                  <StatusBadge tone="red">Avoid</StatusBadge>
                </dt>
                <dd>{avoid}</dd>
              </div>
            </SimpleGrid>
          ))}
        </Stack>
      ))}
    </Sheet>
  ),
};
export const WritingAt320: Story = { ...Writing, ...at320 };
export const WritingDark: Story = { ...Writing, ...inDark };
