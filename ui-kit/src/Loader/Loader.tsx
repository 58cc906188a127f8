import '@mantine/core/styles/Loader.layer.css';
import { Group, Loader as MantineLoader, VisuallyHidden, type GroupProps } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';

export interface LoaderProps extends Pick<GroupProps, 'mih'> {
  /** What is loading; "Loading..." without it. */
  label?: string;
  /** Shows the ring alone; screen readers still get the label. */
  isLabelHidden?: boolean;
  /** Does not announce the label, where several parts of a page load at once. */
  isSilent?: boolean;
}

/** Mantine's Loader in the middle of the page, with a label beside it. Use skeletons where the shape of the content is known. */
export function Loader({ label, isLabelHidden = false, isSilent = false, mih = '10rem' }: LoaderProps) {
  const { loading } = useUiMessages();
  const text = label ?? loading;
  return (
    <Group role={isSilent ? undefined : 'status'} justify="center" gap="sm" mih={mih} c="dimmed">
      <MantineLoader size={isLabelHidden ? 'md' : 'sm'} aria-hidden />
      {isLabelHidden ? <VisuallyHidden component="span">{text}</VisuallyHidden> : <span>{text}</span>}
    </Group>
  );
}
