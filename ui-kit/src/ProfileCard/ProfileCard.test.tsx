import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const amina: ProfileCardProps = {
  href: '/profile/1',
  sealId: '1',
  firstName: 'Amina',
  profileId: 'NH-7f3c91aa',
  age: '29 years',
  maritalStatus: 'Unmarried',
  height: '5 ft 4 in',
  place: 'Hyderabad, India',
  occupation: 'Paediatrician',
  education: 'MBBS',
  aboutMe: 'I grew up in a house full of books.',
  tags: ['Religious', 'Family oriented', 'Intellectual'],
  author: 'Written by her mother',
};

describe('ProfileCard', () => {
  it('is one link with the name of the member', () => {
    renderInKit(<ProfileCard {...amina} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Amina' })).toHaveAttribute('href', '/profile/1');
  });

  it('shows id, age, marital status, height, place, occupation, education, text, tags and author', () => {
    renderInKit(<ProfileCard {...amina} />);
    const card = screen.getByRole('article', { name: 'Amina' });
    for (const text of [
      'NH-7f3c91aa',
      '29 years',
      'Unmarried',
      '5 ft 4 in',
      'Written by her mother',
      'Hyderabad, India',
      'Paediatrician',
      'MBBS',
      'I grew up in a house full of books.',
      'Family oriented',
    ])
      expect(card).toHaveTextContent(text);
    expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that the text is in another language', () => {
    const aboutMe = 'میں ایک اسکول میں پڑھاتی ہوں۔';
    renderInKit(<ProfileCard {...amina} aboutMe={aboutMe} />);
    expect(screen.getByText(aboutMe)).toHaveAttribute('lang', 'ur');
  });

  it('starts the second line with the education when there is no occupation', () => {
    renderInKit(<ProfileCard {...amina} occupation={undefined} />);
    expect(screen.getByText('MBBS').parentElement).toHaveTextContent(/^MBBS$/);
  });

  it('says in a word that the profile was read, and keeps the name of the link', () => {
    const { rerender } = renderInKit(<ProfileCard {...amina} />);
    const card = screen.getByRole('article');
    expect(card).not.toHaveTextContent('Already read');
    rerender(<ProfileCard {...amina} read="Already read" />);
    expect(card).toHaveTextContent('Already read');
    expect(screen.getByRole('link', { name: 'Amina' })).toBeInTheDocument();
  });

  it('shows a reason only when there is one', () => {
    const { rerender } = renderInKit(<ProfileCard {...amina} />);
    expect(screen.queryByText(/wishes/)).not.toBeInTheDocument();
    rerender(<ProfileCard {...amina} reason="Both of you fit each other’s wishes" />);
    expect(screen.getByText(/wishes/)).toBeInTheDocument();
  });
});

describe('ProfileCardSkeleton', () => {
  it('is hidden from screen readers', () => {
    const { container } = renderInKit(<ProfileCardSkeleton />);
    expect(container.querySelector('[data-skeleton]')).toHaveAttribute('aria-hidden', 'true');
  });
});
