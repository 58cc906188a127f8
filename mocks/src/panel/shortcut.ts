/** The keys that open and close the panel. */
export const shortcut = 'Alt+Shift+M';
