/** Returns the color scheme of Storybook's toolbar; undefined for that of the device. */
export function schemeOf({ scheme }: Record<string, unknown>): 'light' | 'dark' | undefined {
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}
