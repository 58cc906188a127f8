import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../Link/LinkButton.tsx';
import { designTokens } from './design-tokens.ts';
import { Sheet } from '../testing/Foundations.tsx';

/** All tokens as files. Their values are in `theme/tokens.ts`. */
const meta = { title: 'Foundations/Download' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  render: () => (
    <Sheet lead="All tokens as JSON in the format of the Design Tokens Community Group, which design tools read. The files are made from the tokens of the code. The description of each token is the name of its CSS variable.">
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
