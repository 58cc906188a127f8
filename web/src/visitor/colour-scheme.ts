const key = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** Goes along when the device turns dark or light, and prints in the light scheme, as the application does. The page's own script has set the first. */
export function followColourScheme(): void {
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

/** What was chosen in the application's menu, kept on this device. */
function chosen(): string | undefined {
  try {
    return /^(light|dark)$/.exec(localStorage.getItem(key) ?? '')?.[0];
  } catch {
    return undefined; // storage may be closed to us
  }
}
