import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace } from '../testing/Foundations.tsx';
import { halo } from './css-variables.ts';
import { colors, elevation } from './tokens.ts';
import classes from './Foundations.module.css';

/** The shadows under what lies above the page. */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shadows = { ...elevation, halo: { light: halo, dark: halo } };
/** The value of the CSS variable in a scheme, a shadow a line. */
const valueOf = (name: string, scheme: 'light' | 'dark') =>
  Object.entries(shadows).find(([each]) => name.endsWith(each))?.[1][scheme];

export const Shadows: Story = {
  render: () => (
    <Sheet lead="Rest is for cards and panels; lifted is for hovered cards and for what lies over the page. The halo is around what has the focus. No token says what is in front (z-index).">
      <div className={classes.shadows}>
        {[...Object.keys(elevation).map((name) => `elevation-${name}`), 'halo'].map((name) => (
          <TokenPlace key={name} name={`--mq-${name}`}>
            <CopyName name={`--mq-${name}`}>
              <Text span display="block">
                --mq-{name}
              </Text>
              {(['light', 'dark'] as const).map((scheme) => (
                <span key={scheme} className={classes.ground} style={{ background: colors.page[scheme] }}>
                  <span
                    className={classes.elevated}
                    style={{
                      background: colors.raised[scheme],
                      color: colors.ink[scheme],
                      borderColor: colors.line[scheme],
                      boxShadow: valueOf(name, scheme)?.replace('var(--mq-brass)', colors.brass[scheme]),
                    }}
                  >
                    {scheme}
                  </span>
                </span>
              ))}
              {(['light', 'dark'] as const).map((scheme) => (
                <Text key={scheme} fz="xs" c="dimmed" mt="xs">
                  {scheme}: {valueOf(name, scheme)}
                </Text>
              ))}
            </CopyName>
          </TokenPlace>
        ))}
      </div>
    </Sheet>
  ),
};
export const ShadowsDark: Story = { ...Shadows, ...inDark };
