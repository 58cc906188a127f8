import { vi } from 'vitest';

/** Makes exactly the media queries match that contain one of these texts. */
export function matchMediaWith(...words: string[]): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(Object.create(matchMedia(query)), {
        matches: words.some((each) => query.includes(each)),
      }) as MediaQueryList,
  ); // the rest is inherited
}

/** A window of 64em: each step of the width below it matches as well. */
export const openWideWindow = () => matchMediaWith('min-width: 52em', 'min-width: 64em');
