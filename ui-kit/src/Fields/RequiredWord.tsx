import { VisuallyHidden } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';

/** "Required", for what a browser does not say it of by `aria-required`: a date, and a group of checkboxes. */
export function RequiredWord({ id }: { id?: string }) {
  const { required } = useUiMessages();
  return (
    <VisuallyHidden component="span" id={id}>
      {required}
    </VisuallyHidden>
  );
}
