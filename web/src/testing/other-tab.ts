import { channelName, type ChannelMessage, type SignInMessage } from '../auth/sign-in-channel.ts';

/** Another tab of the same browser, on the channel of the sign-in. */
export function openOtherTab() {
  const told: SignInMessage[] = [];
  const channel = new BroadcastChannel(channelName);
  const listeners: ((message: SignInMessage) => void)[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    told.push(data.message);
    listeners.forEach((listener) => listener(data.message));
  });
  return {
    told,
    say(message: SignInMessage): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage({ from: 'another tab', message } satisfies ChannelMessage);
    },
    onTold: (listener: (message: SignInMessage) => void) => void listeners.push(listener),
    close: () => channel.close(),
  };
}
