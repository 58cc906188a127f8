import '@mantine/core/styles.layer.css';
import {
  Accordion,
  ActionIcon,
  Avatar,
  Badge,
  Blockquote,
  Breadcrumbs,
  Anchor,
  Burger,
  Button,
  Card,
  Checkbox,
  CloseButton,
  Code,
  Drawer,
  Fieldset,
  Group,
  HoverCard,
  Indicator,
  Kbd,
  List,
  Mark,
  NavLink,
  NumberInput,
  Pagination,
  PasswordInput,
  PinInput,
  Popover,
  Progress,
  Radio,
  RingProgress,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Slider,
  Stack,
  Stepper,
  Switch,
  Table,
  Text,
  TextInput,
  ThemeIcon,
  Timeline,
  Title,
  Tooltip,
} from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { BookIcon, CheckIcon, PersonIcon, SendIcon, StarIcon } from '../icons/icons.tsx';
import { inArabic, inArabicInDark, inDark } from '../testing/story-states.ts';

/**
 * Mantine's components as they are, with the kit's theme and without styles of their own. Most of them are not used by
 * the product yet: a designer can pick one and it has the right colors, sizes and targets. `theme/component-styles.ts`
 * has what the theme adjusts.
 */
const meta = { title: 'Foundations/Mantine components' } satisfies Meta;

export default meta;
type Story = StoryObj;

const Example = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap="xs" component="section">
    <Title order={2} size="h5">
      {name}
    </Title>
    {children}
  </Stack>
);

const Examples = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
    {children}
  </SimpleGrid>
);

const colors = ['pine', 'brass', 'green', 'yellow', 'red', 'gray'];
const choices = ['Hanafi', 'Maliki', 'Shafi’i'];

export const Controls: Story = {
  render: () => (
    <Examples>
      <Example name="TextInput, with an error">
        <TextInput label="City" description="Where you live" placeholder="Hyderabad" />
        <TextInput label="Postal code" defaultValue="500" error="Enter six digits" />
      </Example>
      <Example name="PasswordInput, NumberInput, Select">
        <PasswordInput label="Password" visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }} />
        <NumberInput label="Children" defaultValue={2} />
        <Select
          label="School of thought"
          data={choices}
          defaultValue="Hanafi"
          comboboxProps={{ withinPortal: false }}
        />
        <TextInput label="Disabled" disabled defaultValue="Not available" />
      </Example>
      <Example name="Checkbox">
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
        <Checkbox label="Indeterminate" indeterminate />
        <Checkbox label="Disabled" disabled />
      </Example>
      <Example name="Radio">
        <Radio.Group name="plan" defaultValue="a" aria-label="Radio">
          <Stack gap="xs">
            <Radio value="a" label="Chosen" />
            <Radio value="b" label="Not chosen" />
            <Radio value="c" label="Disabled" disabled />
          </Stack>
        </Radio.Group>
      </Example>
      <Example name="Switch">
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </Example>
      <Example name="SegmentedControl">
        <SegmentedControl aria-label="View" data={['List', 'Cards', 'Map']} />
      </Example>
      <Example name="Slider">
        <Slider aria-label="Distance" thumbLabel="Distance" defaultValue={40} label={null} />
      </Example>
      <Example name="PinInput">
        <PinInput length={4} aria-label="Code" />
      </Example>
      <Example name="Button">
        <Group gap="sm">
          {(['filled', 'light', 'outline', 'default', 'subtle'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button color="red">red</Button>
        </Group>
      </Example>
      <Example name="ActionIcon, CloseButton, Burger">
        <Group gap="sm">
          <ActionIcon aria-label="Send">
            <SendIcon size={20} />
          </ActionIcon>
          <ActionIcon aria-label="Send" variant="light">
            <SendIcon size={20} />
          </ActionIcon>
          <CloseButton aria-label="Close" />
          <Burger aria-label="Menu" />
        </Group>
      </Example>
      <Example name="Fieldset">
        <Fieldset legend="Address">
          <TextInput label="Street" />
        </Fieldset>
      </Example>
    </Examples>
  ),
};

export const Navigation: Story = {
  render: () => (
    <Examples>
      <Example name="Accordion">
        <Accordion defaultValue="verified" order={3}>
          <Accordion.Item value="verified">
            <Accordion.Control>How are members verified?</Accordion.Control>
            <Accordion.Panel>By a code sent to their phone.</Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="photo">
            <Accordion.Control>Do I need a photo?</Accordion.Control>
            <Accordion.Panel>No.</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Example>
      <Example name="Breadcrumbs">
        <Breadcrumbs>
          <Anchor href="#community">Community</Anchor>
          <Anchor href="#guidance">Guidance</Anchor>
          <Text>Consent</Text>
        </Breadcrumbs>
      </Example>
      <Example name="NavLink">
        <nav aria-label="NavLink">
          <NavLink href="#profile" label="Profile" leftSection={<PersonIcon size={20} />} active />
          <NavLink
            href="#guide"
            label="Guide"
            description="Write about yourself"
            leftSection={<BookIcon size={20} />}
          />
        </nav>
      </Example>
      <Example name="Pagination">
        <Pagination
          total={5}
          defaultValue={2}
          aria-label="Pages"
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      </Example>
      <Example name="Stepper">
        <Stepper active={1}>
          <Stepper.Step label="Profile" description="About you" />
          <Stepper.Step label="Preferences" description="About them" />
          <Stepper.Step label="Phone" />
        </Stepper>
      </Example>
      <Example name="Timeline">
        <Timeline active={1}>
          <Timeline.Item title="Proposal sent">20 November</Timeline.Item>
          <Timeline.Item title="Accepted">21 November</Timeline.Item>
          <Timeline.Item title="Marriage fixed">Not yet</Timeline.Item>
        </Timeline>
      </Example>
    </Examples>
  ),
};

export const Content: Story = {
  render: () => (
    <Examples>
      <Example name="Badge">
        <Group gap="xs">
          {colors.map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </Group>
        <Group gap="xs">
          {colors.map((color) => (
            <Badge key={color} color={color} variant="filled">
              {color}
            </Badge>
          ))}
        </Group>
        <Group gap="xs">
          {colors.map((color) => (
            <Badge key={color} color={color} variant="outline">
              {color}
            </Badge>
          ))}
        </Group>
      </Example>
      <Example name="Card">
        <Card withBorder shadow="sm" radius="lg" padding="lg">
          <Text fw={600}>A card</Text>
          <Text c="dimmed">With a line of soft text.</Text>
        </Card>
      </Example>
      <Example name="Table">
        <Table striped highlightOnHover withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>City</Table.Th>
              <Table.Th>Members</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {['Hyderabad', 'Pune', 'Lahore'].map((city, i) => (
              <Table.Tr key={city}>
                <Table.Td>{city}</Table.Td>
                <Table.Td>{(i + 1) * 12}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Example>
      <Example name="Progress, RingProgress, Skeleton">
        <Progress value={60} aria-label="Progress" />
        <Group>
          <RingProgress
            size={80}
            sections={[{ value: 60, color: 'pine' }]}
            label={
              <Text ta="center" fz="xs">
                60%
              </Text>
            }
          />
          <Skeleton height={40} width={160} />
        </Group>
      </Example>
      <Example name="Blockquote, Mark, Kbd, Code">
        <Blockquote cite="A sample text">
          Contact is shared <Mark>by consent</Mark>.
        </Blockquote>
        <Text>
          Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>, or read <Code>--mq-page</Code>.
        </Text>
      </Example>
      <Example name="List, ThemeIcon">
        <List
          icon={
            <ThemeIcon size={24} radius="xl" variant="light">
              <CheckIcon size={16} />
            </ThemeIcon>
          }
        >
          <List.Item>Write a profile</List.Item>
          <List.Item>Verify a phone number</List.Item>
        </List>
      </Example>
      <Example name="Indicator, Avatar">
        <Group gap="xl">
          <Indicator label="3" size={20}>
            <Avatar>AS</Avatar>
          </Indicator>
          <Avatar color="brass">
            <StarIcon size={20} />
          </Avatar>
        </Group>
      </Example>
    </Examples>
  ),
};

export const Overlays: Story = {
  render: () => (
    <Stack align="start" pb="12rem">
      <Popover opened withinPortal={false} position="bottom-start" trapFocus={false} returnFocus={false}>
        <Popover.Target>
          <Button variant="default">Popover</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Text fz="sm">Only members see this.</Text>
        </Popover.Dropdown>
      </Popover>
      <Group mt="6rem">
        <HoverCard withinPortal={false}>
          <HoverCard.Target>
            <Button variant="subtle">HoverCard</Button>
          </HoverCard.Target>
          <HoverCard.Dropdown>
            <Text fz="sm">More about this member.</Text>
          </HoverCard.Dropdown>
        </HoverCard>
        <Tooltip label="A tooltip" opened withinPortal={false} position="top">
          <Button variant="subtle">Tooltip</Button>
        </Tooltip>
      </Group>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'HoverCard' }));
  },
};

export const DrawerOpen: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '440px' } } },
  render: () => (
    <Drawer
      opened
      onClose={() => undefined}
      title="Filters"
      position="right"
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <Stack>
        <Switch label="Verified members only" defaultChecked />
        <Button>Apply</Button>
      </Stack>
    </Drawer>
  ),
};

export const ControlsDark: Story = { ...Controls, ...inDark };
export const ControlsRightToLeft: Story = { ...Controls, ...inArabic };
export const ControlsRightToLeftDark: Story = { ...Controls, ...inArabicInDark };
export const NavigationDark: Story = { ...Navigation, ...inDark };
export const NavigationRightToLeft: Story = { ...Navigation, ...inArabic };
export const NavigationRightToLeftDark: Story = { ...Navigation, ...inArabicInDark };
export const ContentDark: Story = { ...Content, ...inDark };
export const ContentRightToLeft: Story = { ...Content, ...inArabic };
export const ContentRightToLeftDark: Story = { ...Content, ...inArabicInDark };
export const OverlaysDark: Story = { ...Overlays, ...inDark };
export const OverlaysRightToLeft: Story = { ...Overlays, ...inArabic };
export const DrawerOpenDark: Story = { ...DrawerOpen, ...inDark };
export const DrawerOpenRightToLeft: Story = { ...DrawerOpen, ...inArabic };
