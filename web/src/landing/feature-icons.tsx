import { BookIcon, HandsIcon, HouseIcon, LetterIcon, StarIcon, VerifiedIcon } from '@mithaq/ui-kit';

/** One for each feature of content/landing.ts, in its order. */
export const featureIcons = [
  <LetterIcon key="words" />,
  <StarIcon key="list" />,
  <HouseIcon key="family" />,
  <HandsIcon key="proposals" />,
  <VerifiedIcon key="phone" />,
  <BookIcon key="guidance" />,
];
