import { BookIcon, HandsIcon, HouseIcon, MailIcon, StarIcon, VerifiedIcon } from '@mithaq/ui-kit';

/** One icon for each feature of content/landing.ts, in its order. */
export const featureIcons = [
  <MailIcon key="text" />,
  <StarIcon key="list" />,
  <HouseIcon key="family" />,
  <HandsIcon key="proposals" />,
  <VerifiedIcon key="phone" />,
  <BookIcon key="guidance" />,
];
