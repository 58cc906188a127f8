import { Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320 } from '../testing/story-states.ts';
import { CopyName } from './CopyName.tsx';
import { Sheet, TokenPlace, withPx } from '../testing/Foundations.tsx';
import { idOfToken } from '../testing/token-places.ts';
import { fonts, leading, typeScale } from './tokens.ts';

/** The sizes of text and the height of its lines. Click one to copy the name of its variable. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const serifSizes = new Set(['lead', 'title', 'display']);

export const Scale: Story = {
  render: () => (
    <Sheet lead="Newsreader for headings, names and the text of a profile; Figtree for the rest. There are six sizes, of which the two largest grow with the window. A line has 60 to 70 characters.">
      {Object.entries(typeScale).map(([name, size]) => (
        <TokenPlace key={name} name={`--mq-text-${name}`}>
          <Text ff={serifSizes.has(name) ? 'heading' : undefined} fz={size} lh="var(--mq-leading-title)">
            A home that is gentle
          </Text>
          <CopyName name={`--mq-text-${name}`}>
            <Text fz="xs" c="dimmed">
              --mq-text-{name}, {withPx(size)}
            </Text>
          </CopyName>
        </TokenPlace>
      ))}
      <Title order={2} size="h3">
        Line height
      </Title>
      <ul>
        {Object.entries(leading).map(([name, { latin, arabic, urdu }]) => (
          <li key={name}>
            <TokenPlace name={`--mq-leading-${name}`}>
              <CopyName name={`--mq-leading-${name}`}>
                --mq-leading-{name}: {latin}
              </CopyName>
              {Object.entries({ arabic, urdu }).map(([script, height]) => (
                <div key={script} id={idOfToken(`--mq-leading-${script}-${name}`)}>
                  <CopyName name={`--mq-leading-${script}-${name}`}>
                    --mq-leading-{script}-{name}: {height}
                  </CopyName>
                </div>
              ))}
            </TokenPlace>
          </li>
        ))}
      </ul>
      <Title order={2} size="h3">
        Typefaces
      </Title>
      {Object.entries(fonts).map(([name, families]) => (
        <TokenPlace key={name} name={`--mq-font-${name}`}>
          <CopyName name={`--mq-font-${name}`}>--mq-font-{name}</CopyName>
          <Text fz="xs" c="dimmed">
            {families.replaceAll("'", '')}
          </Text>
        </TokenPlace>
      ))}
    </Sheet>
  ),
};
export const ScaleAt320: Story = { ...Scale, ...at320 };
