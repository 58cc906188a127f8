const key = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** Follows the color scheme of the device, and prints in the light one, as the application does. ColorSchemeScript has set the first. */
export function followColorScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const print = window.matchMedia('print');
  const follow = () =>
    document.documentElement.setAttribute(
      attribute,
      print.matches ? 'light' : (chosen() ?? (dark.matches ? 'dark' : 'light')),
    );
  dark.addEventListener('change', follow);
  print.addEventListener('change', follow);
}

/** The choice made in the application's account menu. */
function chosen(): string | undefined {
  try {
    return /^(light|dark)$/.exec(localStorage.getItem(key) ?? '')?.[0];
  } catch {
    return undefined; // the browser may forbid storage
  }
}
