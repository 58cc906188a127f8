import { idOfWords } from '../ui-kit/src/testing/id-of-words.ts';

export interface HeadingProps {
  level: 2 | 3 | 4;
  children: string;
}

/**
 * A heading of a docs page, with an id from its words, to which an address leads. Storybook's own gives itself another id each time it is
 * rendered.
 */
export function Heading({ level, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag id={idOfWords(children)}>{children}</Tag>;
}
