import { takeSignOutMessage } from '../shared/sign-out-message.ts';

/** Says that the account was deleted. It stays until it is dismissed. */
export function showSignOutMessage(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-sign-out-message]');
  const region = document.getElementById('announced');
  if (!template || !region || !takeSignOutMessage()) return;
  // It is announced only when it is added to the region after the page has loaded.
  setTimeout(() => {
    region.replaceChildren(template.content.cloneNode(true));
    region.querySelector('[data-dismiss]')?.addEventListener('click', () => region.replaceChildren());
  });
}
