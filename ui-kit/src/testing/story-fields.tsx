import type { ReactNode } from 'react';
import { place } from './said.ts';

const words = { control: 'text' } as const;
const yesOrNo = { control: 'boolean' } as const;

/** Controls that every field has, and the width that it has in a form. */
export const fieldStories = {
  argTypes: {
    label: words,
    description: words,
    error: words,
    placeholder: words,
    disabled: yesOrNo,
    required: yesOrNo,
  },
  decorators: [
    (Story: () => ReactNode, { tags }: { tags: string[] }) => (
      <div style={{ maxWidth: tags.some((tag) => tag === 'matrix' || tag === 'do-and-dont') ? undefined : 480 }}>
        <Story />
      </div>
    ),
  ],
};

/** Room for an open list, so that all of it is seen and scanned. */
export const withRoom = {
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
};

const countries = (names: readonly string[]) => names.map((name) => ({ value: name, label: place(name) }));

export const places = countries([
  'Bangladesh',
  'Egypt',
  'India',
  'Indonesia',
  'Jordan',
  'Kenya',
  'Malaysia',
  'Morocco',
  'Nigeria',
  'Pakistan',
  'Türkiye',
  'United Arab Emirates',
  'United Kingdom',
]);
