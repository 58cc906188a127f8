/** The windows of the toolbar. */
export const windows: Record<string, { name: string; width: number; height: number }> = {
  small: { name: 'Small phone, 320', width: 320, height: 640 },
  phone: { name: 'Phone, 390', width: 390, height: 844 },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024 },
  desktop: { name: 'Small desktop, 1024', width: 1024, height: 768 },
  wide: { name: 'Wide, 1280', width: 1280, height: 900 },
};

/** The window that a story names. */
export const windowOf = (globals: Record<string, unknown>) =>
  windows[String((globals['viewport'] as { value?: string } | undefined)?.value)]; // Storybook's own global
