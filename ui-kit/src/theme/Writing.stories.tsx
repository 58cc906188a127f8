import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { at320, inDark } from '../testing/story-states.ts';
import { Sheet, SheetTitle } from '../testing/Foundations.tsx';
import { writingRules } from './writing-rules.ts';
import classes from './Foundations.module.css';

/** How the product speaks. */
const meta = { title: 'Foundations/Writing' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  render: () => (
    <Sheet lead="Plain, warm and exact. Short words and whole sentences, without pressure.">
      {writingRules.map(({ rule, why, examples }) => (
        <Stack key={rule} component="section" gap="xs" maw="48rem">
          <SheetTitle>{rule}</SheetTitle>
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
export const RulesAt320: Story = { ...Rules, ...at320 };
export const RulesDark: Story = { ...Rules, ...inDark };
