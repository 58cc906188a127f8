import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace } from '../testing/Foundations.tsx';
import { halo } from './css-variables.ts';
import globalStyles from './global.css?raw';
import { colors, elevation } from './tokens.ts';
import classes from './Foundations.module.css';

/** The shadows under what lies above the page. */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shadows = { ...elevation, halo: { light: halo, dark: halo } };
/** The ring around what has the focus, which the style sheet sets with the halo. */
const [, ring = '', offset = ''] =
  /outline: (.+);\s+outline-offset: (.+);\s+box-shadow: var\(--mq-halo\)/.exec(globalStyles) ?? [];

const haloWidth = /\S+px/.exec(halo)?.[0];

const inScheme = (value: string | undefined, scheme: 'light' | 'dark') =>
  value?.replace(/var\(--mq-(brass|pine)\)/, (_, name: 'brass' | 'pine') => colors[name][scheme]);

/** The value of the CSS variable in a scheme, a shadow a line. */
const valueOf = (name: string, scheme: 'light' | 'dark') =>
  Object.entries(shadows).find(([each]) => name.endsWith(each))?.[1][scheme];

export const Shadows: Story = {
  render: () => (
    <Sheet lead="Rest is for cards and panels; lifted is for hovered cards and for what lies over the page. What has the focus has a ring, and the halo around its edge: sand on both sides of the ring. No token says what is in front (z-index).">
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
                      boxShadow: inScheme(valueOf(name, scheme), scheme),
                      ...(name === 'halo' && { outline: inScheme(ring, scheme), outlineOffset: offset }),
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
            {name === 'halo' ? (
              <Text fz="xs" c="dimmed" mt="xs">
                The focus ring: {ring}, {offset} from the edge. The halo is under it, from the edge to {haloWidth}. On a
                field the ring covers the edge, or surrounds it while the edge is red. In tabs, which touch each other,
                it is inside.
              </Text>
            ) : null}
          </TokenPlace>
        ))}
      </div>
    </Sheet>
  ),
};
export const ShadowsDark: Story = { ...Shadows, ...inDark };
