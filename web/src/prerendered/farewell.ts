import { farewellKey } from '../shared/farewell.ts';

/** Says that the account was deleted, after its owner was brought here. It stays until it is dismissed. */
export function sayFarewell(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-farewell]');
  const region = document.getElementById('told');
  if (!template || !region || !takeFarewell()) return;
  // Announced only when it comes into the region after the page has loaded.
  setTimeout(() => {
    region.replaceChildren(template.content.cloneNode(true));
    region.querySelector('[data-dismiss]')?.addEventListener('click', () => region.replaceChildren());
  });
}

function takeFarewell(): boolean {
  try {
    const isThere = sessionStorage.getItem(farewellKey) !== null;
    sessionStorage.removeItem(farewellKey);
    return isThere;
  } catch {
    return false; // storage is closed to us
  }
}
