import { vi } from 'vitest';

/** Makes exactly the media queries match that contain this text. */
export function matchMediaWith(words: string): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(Object.create(matchMedia(query)), { matches: query.includes(words) }) as MediaQueryList,
  ); // the rest is inherited
}
