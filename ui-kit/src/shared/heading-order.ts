import type { TitleOrder } from '@mantine/core';
import { createContext, useContext } from 'react';

const HeadingOrderContext = createContext<TitleOrder>(1);

/** Sets the level of the main heading of a part, such as 2 for what is read beside a list whose page has the h1. */
export const HeadingOrder = HeadingOrderContext.Provider;

/** The level of a heading that is `below` levels under the main one of its part. */
export function useHeadingOrder(below = 0): TitleOrder {
  return Math.min(useContext(HeadingOrderContext) + below, 6) as TitleOrder; // capped at the last level
}
