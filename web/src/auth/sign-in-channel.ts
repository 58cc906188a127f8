import type { SignInError } from './sign-in-errors.ts';

/**
 * The messages between the tabs of this browser. `window.opener` can't be used: the provider's page may cut it
 * (Cross-Origin-Opener-Policy), hence a popup asks on this channel whether a tab waits for it.
 */
export type SignInMessage =
  | { kind: 'signed-in' }
  | { kind: 'refused'; error: SignInError }
  /** The answer of the tab that opened the popup. */
  | { kind: 'heard' }
  | { kind: 'signed-out' };

export const channelName = 'mithaq-auth';

/** Identifies this tab: a channel also calls the tab's own other listeners. */
const tabId = Math.random().toString(36).slice(2);

/** A message and the tab that sent it. */
export interface ChannelMessage {
  from: string;
  message: SignInMessage;
}

/** Listens to the other tabs until the returned function is called. */
export function listen(onMessage: (message: SignInMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.from !== tabId) onMessage(data.message);
  });
  return () => channel.close();
}

/** Sends a message to the other tabs. */
export function publishSignIn(message: SignInMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only, and takes no target
  channel.postMessage({ from: tabId, message } satisfies ChannelMessage);
  channel.close();
}

/** Sends a message to the other tabs. Returns whether the tab that opened the popup answers within `timeoutMs`. */
export async function isHeard(message: SignInMessage, timeoutMs: number): Promise<boolean> {
  let stop = () => {};
  const answered = new Promise<boolean>((resolve) => {
    stop = listen(({ kind }) => kind === 'heard' && resolve(true));
    setTimeout(() => resolve(false), timeoutMs);
  });
  publishSignIn(message);
  return answered.finally(stop);
}
