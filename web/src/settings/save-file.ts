/** Downloads a text as a file. The text is in no address: a blob's address only refers to memory. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href));
}
