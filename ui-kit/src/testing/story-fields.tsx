import type { ReactNode } from 'react';
import { place } from './said.ts';

const words = (description: string) => ({ control: 'text', description }) as const;
const yesOrNo = (description: string) => ({ control: 'boolean', description }) as const;

/** Controls that every field has, and the width that it has in a form. */
export const fieldStories = {
  argTypes: {
    label: words('What is asked for. It stays above the field.'),
    description: words('Help, below the field.'),
    error: words('What is wrong and what to do, right below the field.'),
    placeholder: words('What an empty field means, or what to do first. Never the label.'),
    disabled: yesOrNo('It cannot be filled in yet; the placeholder says why.'),
    required: yesOrNo('Marks the label. The form says when all fields are required.'),
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
