import { Source } from '@storybook/addon-docs/blocks';

const own = 'how-to-propose';

/** The address of the page that was looked at before this one; the site is around the frame of its pages. */
function lastAddress(): string {
  const { navigation } = parent;
  const before = navigation.entries().slice(0, navigation.currentEntry?.index);
  return before.map(({ url }) => url ?? '').findLast((url) => url && !url.includes(own)) ?? '(the address of the page)';
}

/** What a proposal says, with the page that was looked at before; the button of the block copies it. */
export function ProposalTemplate() {
  const address = lastAddress();
  const chosen = (name: string, usual: string) =>
    new RegExp(`${name}:([\\w-]+)`).exec(decodeURIComponent(address))?.[1] ?? usual;
  const scheme = chosen('scheme', 'light');
  const lines = [
    `Page: ${address}`,
    `Scheme: ${scheme}`,
    `Language: ${chosen('language', 'en')}`,
    `Window: ${parent.innerWidth} px`,
    'What a member cannot do, or what is wrong: ',
    'What it should be: ',
    'Tokens: ',
  ];
  return <Source code={lines.join('\n')} language="text" dark={scheme === 'dark'} />;
}
