import { takeSignOutMessage } from '../shared/sign-out-message.ts';

/** Says that the account was deleted, or that one is logged out. It stays until it is dismissed. */
export function showSignOutMessage(): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-sign-out-message]')];
  const region = document.getElementById('announced');
  if (templates.length === 0 || !region) return;
  const message = takeSignOutMessage();
  const template = templates.find(({ dataset }) => dataset['signOutMessage'] === message);
  if (!template) return;
  // It is announced only when it is added to the region after the page has loaded.
  setTimeout(() => {
    region.replaceChildren(template.content.cloneNode(true));
    region.querySelector('[data-dismiss]')?.addEventListener('click', () => region.replaceChildren());
  });
}
