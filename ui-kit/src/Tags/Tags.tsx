import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';
import classes from './Tags.module.css';

export interface TagsProps {
  /** The tags, in the language of the page. */
  tags: readonly string[];
}

/** A list of Mantine's Badges with the tags that a member chose. */
export function Tags({ tags }: TagsProps) {
  const messages = useUiMessages();
  return (
    <ul className={classes.list} aria-label={messages.tags}>
      {tags.map((tag) => (
        <Badge key={tag} component="li" fw={500} classNames={{ root: classes.tag, label: classes.label }}>
          {tag}
        </Badge>
      ))}
    </ul>
  );
}
