import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The stories of the docs page that is open, in the order of their file. */
export function useStories() {
  return useContext(DocsContext).componentStories();
}
