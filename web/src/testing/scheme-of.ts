/** The colour scheme that is chosen in Storybook's toolbar; none is as the device has it. */
export function schemeOf({ scheme }: Record<string, unknown>): 'light' | 'dark' | undefined {
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}
