import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { PairPicture, Sheet, SheetTitle, Token, TokenName, TokenPlace } from '../testing/Foundations.tsx';
import { colors, pairs, type ColorName } from './tokens.ts';
import classes from './Foundations.module.css';

/** The roles of colors. A component uses a color as a CSS variable such as `--mq-ink`. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Color' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pairs of which a color is the ground or what is on it. */
const pairsOf = (role: ColorName) => pairs.filter(({ text, ground }) => text === role || ground === role);

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
  render: () => (
    <Sheet lead="Each color has a role and a value for each scheme: the light one is shown first, the dark one beside it. The pairs below are in the scheme of the page.">
      {purposes.map(({ name, roles, purpose }) => (
        <div key={name}>
          <SheetTitle>{name}</SheetTitle>
          <Text fz="sm" c="dimmed" maw="40rem" mb="md">
            {purpose}
          </Text>
          <div className={classes.swatches}>
            {roles.map((role) => (
              <TokenPlace key={role} name={`--mq-${role}`}>
                <Token
                  name={`--mq-${role}`}
                  value={`light ${colors[role].light}, dark ${colors[role].dark}`}
                  style={{
                    background: `linear-gradient(to right, ${colors[role].light} 50%, ${colors[role].dark} 50%)`,
                  }}
                />
                <ul className={classes.partners}>
                  {pairsOf(role).map((pair) => (
                    <li key={`${pair.text} ${pair.ground}`}>
                      <PairPicture {...pair} />
                      {pair.text === role ? (
                        <span>
                          on <TokenName name={`--mq-${pair.ground}`}>{pair.ground}</TokenName>
                        </span>
                      ) : (
                        <TokenName name={`--mq-${pair.text}`}>{pair.text}</TokenName>
                      )}
                    </li>
                  ))}
                </ul>
              </TokenPlace>
            ))}
          </div>
        </div>
      ))}
    </Sheet>
  ),
};
export const RolesDark: Story = { ...Roles, ...inDark };
