import { Group, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { schemeIn, Sheet, Token, TokenName, TokenPlace } from '../testing/Foundations.tsx';
import { colors, pairs, type ColorName } from './tokens.ts';
import classes from './Foundations.module.css';

/** The roles of colors. A component uses a color as a CSS variable such as `--mq-ink`. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Color' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colors that are measured with a color, as its ground or on it. */
const partnersOf = (role: ColorName) =>
  pairs.flatMap(({ text, ground }) =>
    text === role ? [{ way: 'on', name: ground }] : ground === role ? [{ way: 'under', name: text }] : [],
  );

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
    roles: ['pine', 'pine-strong', 'pine-tint', 'pine-pressed', 'on-pine'],
    purpose:
      'Actions, links and the selected tab. Strong on hover; the tint is the background of a selection and of what is hovered, and its pressed shade that of what is pressed.',
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

export const Roles: Story = {
  render: (_, { globals }) => (
    <Sheet lead="Each color has a role and a value for each scheme.">
      {purposes.map(({ name, roles, purpose }) => (
        <div key={name}>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Text fz="sm" c="dimmed" maw="40rem" mb="md">
            {purpose}
          </Text>
          <Group align="start" className={classes.swatches}>
            {roles.map((role) => (
              <TokenPlace key={role} name={`--mq-${role}`}>
                <Token
                  name={`--mq-${role}`}
                  value={colors[role][schemeIn(globals)]}
                  style={{ background: `var(--mq-${role})` }}
                />
                <Text fz="xs">
                  {partnersOf(role).map(({ way, name: partner }, i) => (
                    <span key={partner}>
                      {i > 0 && ', '}
                      {way} <TokenName name={`--mq-${partner}`}>{partner}</TokenName>
                    </span>
                  ))}
                </Text>
              </TokenPlace>
            ))}
          </Group>
        </div>
      ))}
    </Sheet>
  ),
};
export const RolesDark: Story = { ...Roles, ...inDark };
