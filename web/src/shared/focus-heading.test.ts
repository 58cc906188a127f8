import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusHeading } from './focus-heading.ts';

/** A part of the page that loads, and a field elsewhere. */
function build() {
  document.body.innerHTML = '<div id="part" tabindex="-1"></div><input />';
  const [part, field] = [document.querySelector('div')!, document.querySelector('input')!]; // both are above
  const load = () => part.append(document.createElement('h1'));
  return { part, field, load, heading: () => part.querySelector('h1') };
}

afterEach(() => document.body.replaceChildren());

describe('the focus of a page that opens', () => {
  it('is on its heading at once', () => {
    const { part, load, heading } = build();
    load();
    focusHeading(part);
    expect(heading()).toHaveFocus();
  });

  it('is on the page while it loads, and then on its heading', async () => {
    const { part, load, heading } = build();
    focusHeading(part);
    expect(part).toHaveFocus();
    load();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('stays where the user has moved it meanwhile, also when it comes back later', async () => {
    const { part, field, load, heading } = build();
    focusHeading(part);
    field.focus();
    part.append('…');
    await Promise.resolve();
    expect(field).toHaveFocus();
    part.focus();
    load();
    await Promise.resolve();
    expect(heading()).not.toHaveFocus();
  });

  it('is left alone once the page has gone', async () => {
    const { part, load, heading } = build();
    focusHeading(part)();
    load();
    await Promise.resolve();
    expect(heading()).not.toHaveFocus();
  });
});
