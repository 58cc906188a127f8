/** Makes the browser keep a text as a file. The text is in no address: a blob's address names only where it is in memory. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href));
}
