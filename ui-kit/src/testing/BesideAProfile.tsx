import { Text } from '@mantine/core';
import classes from './testing.module.css';

/** Above what a part looks like beside an open profile, in a window without such a list: what is shown there instead. */
export const BesideAProfile = () => (
  <Text fz="sm" c="dimmed" mb="sm" lang="en" dir="ltr" className={classes.belowBar}>
    A list is beside a profile only in windows from 64em (1024 px). In this one the card has the form of a phone.
  </Text>
);
