import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { folder, type ScreenStory } from './storybook.ts';

export { folder };

export const widths = [320, 390, 768, 1280, 1600] as const;
export const schemes = ['light', 'dark'] as const;

export interface Picture {
  /** The id of the story. */
  id: string;
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
  language: Language;
}

/** Returns the file of a picture. */
export function pictureOf({ id, width, scheme, language }: Picture): string {
  return path.join(folder, 'pictures', `${id.replace('screens-', '')}-${width}-${scheme}-${language}.jpg`);
}

/** Writes the sheet of all pictures, one row for each state of a screen. Returns its path. */
export async function writeSheet(stories: ScreenStory[], language: Language): Promise<string> {
  const rows = stories.map(({ id, screen, state }) => {
    const cells = widths.flatMap((width) => schemes.map((scheme) => cellOf({ id, width, scheme, language })));
    return `<tr><th scope="row"><b>${screen}</b>${state}</th>${cells.join('')}</tr>`;
  });
  const heads = widths.flatMap((width) => schemes.map((scheme) => `<th scope="col">${width} ${scheme}</th>`));
  const file = path.join(folder, language === 'en' ? 'index.html' : `index-${language}.html`);
  await writeFile(file, sheet(heads.join(''), rows.join('\n')));
  return file;
}

function cellOf(picture: Picture): string {
  const file = pictureOf(picture);
  if (!existsSync(file)) return '<td></td>';
  const source = path.relative(folder, file);
  return `<td><button data-picture="${source}"><img loading="lazy" src="${source}" alt="" style="--width:${picture.width}px"></button></td>`;
}

/** A page that needs nothing but the pictures, so that it opens from the disk. */
const sheet = (heads: string, rows: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen of Mithaq</title>
<style>
  :root { --scale: 0.25; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; }
  body { margin: 0; }
  form { position: sticky; top: 0; left: 0; z-index: 2; display: flex; gap: 2rem; align-items: center; padding: .75rem 1rem; background: Canvas; width: max-content; }
  table { border-spacing: 12px; }
  thead th { text-align: start; font-weight: 500; }
  tbody th { position: sticky; left: 0; z-index: 1; min-width: 11rem; padding-inline: 1rem; text-align: start; vertical-align: top; font-weight: 400; background: Canvas; }
  b { display: block; }
  td { vertical-align: top; }
  button { display: block; max-height: calc(1000px * var(--scale)); padding: 0; border: 1px solid GrayText; overflow: hidden; background: none; cursor: zoom-in; }
  td img { display: block; width: calc(var(--width) * var(--scale)); }
  dialog { max-width: 96vw; max-height: 96vh; padding: 0; border: 0; }
  dialog img { display: block; max-width: 94vw; }
</style>
<form onsubmit="return false">
  <label>Filter <input type="search" name="filter" autofocus></label>
  <label>Size <input type="range" name="scale" min="0.1" max="1" step="0.05" value="0.25"></label>
</form>
<table>
  <thead><tr><th></th>${heads}</tr></thead>
  <tbody>
${rows}
  </tbody>
</table>
<dialog closedby="any"><img alt=""></dialog>
<script>
  const form = document.querySelector('form');
  const dialog = document.querySelector('dialog');
  const buttons = [...document.querySelectorAll('button')];
  let at = 0;
  form.oninput = () => {
    const words = form.filter.value.toLowerCase().split(/\\s+/);
    for (const row of document.querySelectorAll('tbody tr')) row.hidden = !words.every((word) => row.cells[0].textContent.toLowerCase().includes(word));
    document.documentElement.style.setProperty('--scale', form.scale.value);
  };
  const show = (next) => {
    const shown = buttons[(next + buttons.length) % buttons.length];
    at = buttons.indexOf(shown);
    dialog.firstChild.src = shown.dataset.picture;
    dialog.firstChild.alt = shown.dataset.picture;
  };
  buttons.forEach((button, i) => (button.onclick = () => { show(i); dialog.showModal(); }));
  dialog.onclick = () => dialog.close();
  dialog.onkeydown = ({ key }) => { if (key === 'ArrowRight') show(at + 1); if (key === 'ArrowLeft') show(at - 1); };
</script>
</html>
`;
