import { Group, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import breakpoints from '../../../postcss.config.cjs?raw';
import tabBar from '../BottomTabBar/BottomTabBar.module.css?raw';
import { pageWidths } from '../Page/page-widths.ts';
import { Sheet, SheetTitle, TokenName, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { CopyName } from './CopyName.tsx';
import classes from './Foundations.module.css';
import { theme } from './theme.ts';
import { target } from './tokens.ts';

/** How wide pages are, where their columns change, and the bar at their foot. The numbers are read from the style sheets. */
const meta = { title: 'Foundations/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const px = (size: string) => (size.endsWith('px') ? Number.parseFloat(size) : Number.parseFloat(size) * 16);

/** A width at which layouts change. */
const from = (name: string) => new RegExp(`'from-${name}': '([^']+)'`).exec(breakpoints)?.[1] ?? '';

/** The margin of a page in a window, from `clamp(least, share of the window, most)`. */
function marginAt(width: number): number {
  const { px: margin } = (theme.components?.['Container']?.defaultProps ?? {}) as { px?: string }; // as component-styles.ts writes it
  const [least = '', share = '', most = ''] = margin?.match(/[\d.]+(?:px|vw|rem)/g) ?? [];
  return Math.min(Math.max(px(least), (Number.parseFloat(share) / 100) * width), px(most));
}

const barHeight = /--mq-tab-bar-height: ([^;]+);/.exec(tabBar)?.[1] ?? '';

/** Without the safe area. */
const barPx = (barHeight.match(/[\d.]+(?:rem|px) /g) ?? []).reduce((sum, size) => sum + px(size.trim()), 0);

/** A size in the picture of a window, which is smaller: by as much that the widest one fits. */
const scaled = (size: number) => `calc(${size} * min(0.3px, 100cqi / ${widest}))`;

const windows = [390, 768, 1280];
const widest = Math.max(...windows);

/** A window with a page of cards: its margins, its columns and the bar. */
function Window({ width }: { width: number }) {
  const margin = Math.max(marginAt(width), (width - px(pageWidths.wide)) / 2 + marginAt(px(pageWidths.wide)));
  const columns = 1 + ['two', 'three'].filter((name) => width >= px(from(name))).length;
  return (
    <Stack gap={4} fz="xs">
      <strong>{width} px</strong>
      <div className={classes.window} style={{ width: scaled(width) }} aria-hidden>
        <div className={classes.page} style={{ paddingInline: scaled(margin) }}>
          <div style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
            {Array.from({ length: columns * 2 }, (_, i) => (
              <span key={i} />
            ))}
          </div>
        </div>
        <div className={classes.foot} style={{ height: scaled(px(barHeight.replace('calc(', ''))) }} />
      </div>
      <Text span fz="xs" c="dimmed">
        {columns === 1 ? '1 column' : `${columns} columns`}, margins of {Math.round(margin)} px
      </Text>
    </Stack>
  );
}

export const Windows: Story = {
  render: () => (
    <Sheet
      lead={
        <>
          A page of cards in three windows, and what changes at which width. Whatever is pressed is at least{' '}
          <TokenName name="--mq-target">--mq-target</TokenName> high and wide.
        </>
      }
    >
      <Group align="start" gap="xl" className={classes.windows}>
        {windows.map((width) => (
          <Window key={width} width={width} />
        ))}
      </Group>
      <SheetTitle>Where layouts change</SheetTitle>
      <ul>
        <li>
          From {withPx(from('two'))}: two columns of cards, and dialogs in the middle; below it they are at the foot.
        </li>
        <li>From {withPx(from('three'))}: three columns of cards.</li>
        <li>
          From {withPx(from('bar'))}: the bar has the tabs and what one does; a profile has its facts beside the letter.
        </li>
      </ul>
      <SheetTitle>Widths of pages</SheetTitle>
      <Stack gap="sm" fz="xs" maw="36rem">
        {Object.entries(pageWidths)
          .toSorted(([, one], [, other]) => px(one) - px(other))
          .map(([name, width]) => (
            <div key={name}>
              <span className={classes.measure} style={{ width: `${(px(width) / px(pageWidths.wide)) * 100}%` }} />
              {name}: at most {withPx(width)}
            </div>
          ))}
      </Stack>
      <SheetTitle>Heights</SheetTitle>
      <Stack gap="sm" fz="xs">
        <TokenPlace name="--mq-target">
          <CopyName name="--mq-target">
            <Group>
              <span className={classes.measure} style={{ width: target, height: target }} />
              --mq-target: {target}
            </Group>
          </CopyName>
        </TokenPlace>
        <TokenPlace name="--mq-tab-bar-height">
          <CopyName name="--mq-tab-bar-height">
            --mq-tab-bar-height: {barPx} px and the safe area of the phone, where there is a tab bar
          </CopyName>
        </TokenPlace>
        <TokenPlace name="--mq-sticky-bar-height">
          <CopyName name="--mq-sticky-bar-height">--mq-sticky-bar-height: that of a sticky bar, as measured</CopyName>
        </TokenPlace>
      </Stack>
    </Sheet>
  ),
};
