import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useInertPage } from '../ConfirmDialog/use-inert-page.ts';
import { useUiMessages } from '../shared/messages.ts';
import classes from './Drawer.module.css';

export interface DrawerFrameProps {
  /** Names the drawer. */
  title: string;
  /** The fields. */
  children: ReactNode;
  /** The buttons, which stay at the bottom. One of them submits. */
  footer: ReactNode;
  /** Called by the button that submits, and by Enter in a line of text. */
  onSubmit: () => void;
  /** Called by the button at the top, Escape and a press outside. */
  onClose: () => void;
}

/** The open drawer, on Mantine's Drawer. */
export function DrawerFrame(props: DrawerFrameProps) {
  useInertPage();
  return (
    <MantineDrawer.Root {...frame} onClose={props.onClose}>
      <MantineDrawer.Overlay />
      <DrawerSheet {...props} />
    </MantineDrawer.Root>
  );
}

/** How Mantine's Drawer is used. */
export const frame = {
  opened: true,
  position: 'right',
  size: '28rem',
  // Above the header.
  zIndex: 350,
  // The animation is the style sheet's.
  transitionProps: { duration: 0 },
  // useInertPage does both, as for dialogs.
  lockScroll: false,
  returnFocus: false,
  classNames: classes,
} as const;

/** The drawer itself, without what covers the page. */
export function DrawerSheet({ title, children, footer, onSubmit }: DrawerFrameProps) {
  const { close } = useUiMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <MantineDrawer.Content
      // Outside of an aria-modal dialog, screen readers would miss the notices. The rest of the page is inert.
      renderRoot={(root: object) => <section {...root} aria-modal={undefined} />}
    >
      {/* A header outside of a section is that of the page, of which there is one. */}
      <MantineDrawer.Header renderRoot={(header: object) => <div {...header} />}>
        <MantineDrawer.Title>{title}</MantineDrawer.Title>
        <MantineDrawer.CloseButton aria-label={close} />
      </MantineDrawer.Header>
      <form noValidate onSubmit={submit} className={classes.form}>
        <div className={classes.fields}>{children}</div>
        <div className={classes.footer}>{footer}</div>
      </form>
    </MantineDrawer.Content>
  );
}
