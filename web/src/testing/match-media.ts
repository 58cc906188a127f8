import { vi } from 'vitest';

/** Makes the media queries that contain these words match, and no others. */
export function matchMediaWith(words: string): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(Object.create(matchMedia(query)), { matches: query.includes(words) }) as MediaQueryList,
  ); // the rest is inherited
}
