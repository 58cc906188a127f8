import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The stories of the docs page that is open, in the order of their file. */
export function useStories() {
  return useContext(DocsContext).componentStories();
}

/** The story with the part alone, of which the anatomy is measured and the props are changed: the first that is no overview. */
export function plainStoryOf<S extends { tags: readonly string[] }>(stories: readonly S[]): S | undefined {
  return stories.find(({ tags }) => !tags.includes('overview'));
}
