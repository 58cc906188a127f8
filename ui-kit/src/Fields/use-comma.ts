import { useDirection } from '@mantine/core';

/** What is written between the words of a list: Arabic and Urdu have a comma of their own. */
export function useComma(): string {
  return useDirection().dir === 'rtl' ? '، ' : ', ';
}
