import { BookIcon, HandsIcon, HouseIcon, StarIcon } from '@mithaq/ui-kit';

/** One icon for each feature of content/landing.ts, in its order. */
export const featureIcons = [
  <BookIcon key="text" />,
  <StarIcon key="list" />,
  <HouseIcon key="family" />,
  <HandsIcon key="proposals" />,
];
