import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from './perf/server.ts';
import { chromiumOptions } from './chromium.ts';

/**
 * Draws the icons and the preview picture into web/public, from the seal, colors and fonts of the landing page. Run it when
 * one of these changes: `node tests/draw-icons.ts`, after `node web/build.ts`.
 */
const folder = path.join(import.meta.dirname, '../web/public');

const server = await startServer();
const browser = await chromium.launch(await chromiumOptions());
try {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(server.url);
  const [logo, large] = await page.evaluate(seals);
  if (!logo || !large) throw new Error('The landing page has no seal.');

  await writeFile(path.join(folder, 'favicon.svg'), logo);
  for (const size of [192, 512])
    await drawSquare(page, logo, { file: `icon-${size}.png`, size, seal: 0.96, ground: 'transparent' });
  // launchers cut their own shape, so the seal stays within the inner four fifths (W3C maskable icons)
  await drawSquare(page, logo, { file: 'icon-maskable-512.png', size: 512, seal: 0.72, ground: 'var(--mq-page)' });
  await drawSquare(page, logo, { file: 'apple-touch-icon.png', size: 180, seal: 0.8, ground: 'var(--mq-page)' });
  await drawPreview(page, logo, large);
} finally {
  await browser.close();
  await server.stop();
}

type Square = { file: string; size: number; seal: number; ground: string };

async function drawSquare(page: Page, seal: string, { file, size, seal: share, ground }: Square): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await show(
    page,
    `<div style="display:grid;place-items:center;width:100vw;height:100vh;background:${ground}"><div style="width:${share * 100}%">${seal}</div></div>`,
  );
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
}

async function drawPreview(page: Page, logo: string, seal: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await show(
    page,
    `<div style="position:relative;width:1200px;height:630px;overflow:hidden;background:var(--mq-page);color:var(--mq-ink)">
      <div style="position:absolute;inset-block-start:-65px;inset-inline-start:690px;width:760px">${seal}</div>
      <div style="position:absolute;inset:60px 540px 64px 80px;display:flex;flex-direction:column">
        <div style="display:flex;align-items:center;gap:20px;font:500 40px/1 var(--mq-font-serif)"><div style="width:64px">${logo}</div>Mithaq</div>
        <p style="margin:auto 0 24px;font:500 66px/1.06 var(--mq-font-serif);letter-spacing:-.02em;text-wrap:balance">A marriage begins with a covenant, not a photo.</p>
        <p style="margin:0;font:400 28px/1.4 var(--mq-font-text);color:var(--mq-ink-soft)">For Muslims who wish to marry, and the families who help them.</p>
      </div>
    </div>`,
  );
  await page.screenshot({ path: path.join(folder, 'social.png') });
}

/** Replaces the content of the page; its tokens and fonts stay. */
async function show(page: Page, markup: string): Promise<void> {
  await page.evaluate(async (html) => {
    document.documentElement.style.background = 'transparent';
    document.body.style.background = 'transparent';
    document.body.innerHTML = html;
    for (const svg of document.querySelectorAll('svg')) svg.setAttribute('width', '100%');
    for (const svg of document.querySelectorAll('svg')) svg.removeAttribute('height');
    await document.fonts.ready;
  }, markup);
}

/** Runs in the page: returns the seals of the logo and of the first section as SVG with their computed colors. */
function seals(): string[] {
  return ['header svg', '#main section svg'].map((place) => {
    const svg = document.querySelector(place);
    if (!svg) return '';
    const copy = svg.cloneNode(true) as SVGElement; // a copy of an svg
    const originals = [svg, ...svg.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
      const { fill, stroke, strokeDasharray, strokeLinecap, strokeMiterlimit } = getComputedStyle(originals[i]!);
      element.removeAttribute('class');
      if (element.tagName === 'svg' || element.tagName === 'g') return;
      element.setAttribute('fill', fill);
      if (stroke === 'none') return;
      element.setAttribute('stroke', stroke);
      element.setAttribute('stroke-miterlimit', strokeMiterlimit);
      if (strokeDasharray !== 'none') element.setAttribute('stroke-dasharray', strokeDasharray);
      if (strokeLinecap !== 'butt') element.setAttribute('stroke-linecap', strokeLinecap);
    });
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.removeAttribute('aria-hidden');
    return copy.outerHTML;
  });
}
