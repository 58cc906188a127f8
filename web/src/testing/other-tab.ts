import { channelName, type ChannelMessage, type SignInMessage } from '../auth/sign-in-channel.ts';

/** Another tab of the same browser, on the channel of the sign-in. */
export function openOtherTab() {
  const received: SignInMessage[] = [];
  const channel = new BroadcastChannel(channelName);
  const listeners: ((message: SignInMessage) => void)[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    received.push(data.message);
    listeners.forEach((listener) => listener(data.message));
  });
  return {
    received,
    post(message: SignInMessage): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage({ from: 'another tab', message } satisfies ChannelMessage);
    },
    onMessage: (listener: (message: SignInMessage) => void) => void listeners.push(listener),
    close: () => channel.close(),
  };
}
