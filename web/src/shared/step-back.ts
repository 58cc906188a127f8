import type { NavigateFunction } from 'react-router-dom';

/** How many pages were opened here before a history entry, by default the present one: the router counts them in its state. */
export const pagesBefore = (state: unknown = window.history.state) => (state as { idx?: number } | null)?.idx ?? 0; // as the router writes it

let isOwnStep = false;

/** Goes back by what a press on the page does. The browser's own Back closes a dialog first. */
export function stepBack(navigate: NavigateFunction): void {
  isOwnStep = true;
  void navigate(-1);
}

/** Whether the step in the history that is reported now is one of the page itself; asked once for each. */
export function takeOwnStep(): boolean {
  const isOwn = isOwnStep;
  isOwnStep = false;
  return isOwn;
}
