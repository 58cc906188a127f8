import '@mantine/core/styles/Skeleton.layer.css';
import { Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import classes from './ProfileCard.module.css';

export interface ProfileCardSkeletonProps {
  /** Keeps room for the sentence that says why a member is suggested. */
  hasReason?: boolean;
}

/** Takes exactly the room of a `ProfileCard` while it loads, so that nothing moves when the card appears. */
export function ProfileCardSkeleton({ hasReason = false }: ProfileCardSkeletonProps) {
  return (
    <Paper withBorder shadow="xs" radius="lg" className={classes.card} aria-hidden data-skeleton>
      <Group wrap="nowrap" gap="sm">
        <Skeleton circle className={classes.seal} />
        <div className={classes.person}>
          <Title order={2} size="h3" className={classes.name}>
            <Line width="50%" />
          </Title>
          <Text component="div" fz="sm">
            <Line width="80%" />
          </Text>
        </div>
      </Group>
      <Text component="div" fz="sm" className={classes.facts}>
        <Line width="60%" />
        <Line width="55%" />
      </Text>
      <Text component="div" className={classes.about}>
        <Line width="100%" />
        <Line width="96%" />
        <Line width="68%" />
      </Text>
      <div className={classes.tagLines}>
        <Skeleton radius="xl" />
        <Skeleton radius="xl" />
        <Skeleton radius="xl" />
      </div>
      <Text component="div" fz="xs" className={classes.foot}>
        <Line width="60%" />
      </Text>
      {hasReason ? (
        <div className={classes.reason}>
          <div className={classes.reasonText}>
            <Line width="95%" />
            <Line width="50%" />
          </div>
        </div>
      ) : null}
    </Paper>
  );
}

/** As high as a line of the text around it. */
function Line({ width }: { width: string }) {
  return (
    <span className={classes.skeletonLine}>
      <Skeleton component="span" radius="sm" height="0.9em" width={width} />
    </span>
  );
}
