// A browser names others in its User-Agent for compatibility, so the order decides: Edge names Chrome, Chrome names Safari.
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The longest header that is read. */
const maxLength = 1000;

/**
 * The browser and system in a few words, such as "Firefox on Android", or undefined when the header tells neither.
 * The names are these alone: nothing else of the header is stored, so that it identifies no browser.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, maxLength) ?? '';
  const nameOf = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
