import type { SignInError } from './sign-in-errors.ts';

/**
 * What the tabs of this browser tell one another. `window.opener` can't be used: the provider's page may cut it
 * (Cross-Origin-Opener-Policy), hence a popup asks on this channel whether someone waits for it.
 */
export type SignInMessage =
  | { kind: 'signed-in' }
  | { kind: 'refused'; error: SignInError }
  /** The answer of the tab that opened the popup. */
  | { kind: 'heard' }
  | { kind: 'signed-out' };

export const channelName = 'mithaq-auth';

/** This tab; a channel hands a tab's words to its own other listeners too. */
const here = Math.random().toString(36).slice(2);

/** How a message travels. */
export interface Letter {
  from: string;
  message: SignInMessage;
}

/** Listens to the other tabs until the returned function is called. */
export function listen(onMessage: (message: SignInMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
    if (data.from !== here) onMessage(data.message);
  });
  return () => channel.close();
}

/** Tells the other tabs. */
export function tell(message: SignInMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only, and takes no target
  channel.postMessage({ from: here, message } satisfies Letter);
  channel.close();
}

/** Tells the other tabs; true when the one that waits for it answers within so many milliseconds. */
export async function isHeard(message: SignInMessage, patience: number): Promise<boolean> {
  let stop = () => {};
  const answered = new Promise<boolean>((resolve) => {
    stop = listen(({ kind }) => kind === 'heard' && resolve(true));
    setTimeout(() => resolve(false), patience);
  });
  tell(message);
  return answered.finally(stop);
}
