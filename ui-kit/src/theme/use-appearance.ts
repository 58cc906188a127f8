import { useMantineColorScheme } from '@mantine/core';

/** Light, dark, or as the device has it. */
export type Appearance = 'light' | 'dark' | 'auto';

/** The colour scheme the visitor chose, kept on this device. */
export function useAppearance(): { appearance: Appearance; setAppearance: (appearance: Appearance) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { appearance: colorScheme, setAppearance: setColorScheme };
}
