import { Trans } from '@lingui/react/macro';
import { Button, useDisclosure } from '@mithaq/ui-kit';
import { TakeBackDialog, type TakeBackDialogProps } from './TakeBackDialog.tsx';

/** Takes a proposal back that nobody has answered, in the bar of the profile; its card has it in the menu. */
export function TakeBackButton(props: Pick<TakeBackDialogProps, 'proposalId' | 'other' | 'onChanged'>) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="subtle" onClick={open}>
        <Trans>Take back</Trans>
      </Button>
      <TakeBackDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}
