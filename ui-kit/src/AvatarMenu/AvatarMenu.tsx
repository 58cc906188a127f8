import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import { useUiMessages } from '../shared/messages.ts';
import type { AvatarMenuChoice, AvatarMenuItem } from './AvatarMenuDropdown.tsx';
import { MenuButton } from './MenuButton.tsx';
import classes from './AvatarMenu.module.css';

export interface AvatarMenuProps {
  /** The member's picture; the seal is shown when there is none or it does not load. */
  imageUrl?: string;
  /** The id whose seal is shown; nothing is shown while it is not known. */
  sealId?: string;
  /** An `AccountHead`, above the entries. */
  head?: ReactNode;
  /** Links, actions and choices, in order. */
  items: readonly (AvatarMenuItem | AvatarMenuChoice)[];
}

/** The round button at the end of the header. Its menu is loaded when the browser is idle, or when the pointer or focus reaches it. */
export function AvatarMenu({ imageUrl, sealId, head, items }: AvatarMenuProps) {
  const { accountMenu } = useUiMessages();
  return (
    <MenuButton label={accountMenu} className={classes.button} head={head} items={items} isLoadedWhenIdle>
      <Avatar
        component="span"
        src={imageUrl}
        alt=""
        size="var(--mq-target)"
        imageProps={{ referrerPolicy: 'no-referrer' }}
        classNames={{ placeholder: classes.seal }}
      >
        {sealId ? <Seal id={sealId} size={44} /> : <span />}
      </Avatar>
    </MenuButton>
  );
}

export interface AccountHeadProps {
  /** The id whose seal is shown. */
  sealId?: string;
  /** The name; its place is empty until it is known. */
  name?: ReactNode;
  /** Short parts in a line below it. */
  details?: readonly ReactNode[];
}

/** The seal and the name of the signed-in person, at the top of an AvatarMenu. */
export function AccountHead({ sealId, name, details }: AccountHeadProps) {
  return (
    <>
      <span className={classes.headSeal}>{sealId ? <Seal id={sealId} size={48} /> : null}</span>
      <div className={classes.headText}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>
          {details?.map((part, at) => (
            <Fragment key={at}>
              {at > 0 ? ' ' : null}
              <span className={classes.part}>{part}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </>
  );
}

/** Keeps the space of an AvatarMenu until it is known who is signed in. */
export function AvatarPlace() {
  return <span className={classes.button} />;
}
