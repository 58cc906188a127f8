import { serveStorybook } from './storybook.ts';

/** Serves the built Storybook for the comparison of pictures; Playwright starts and stops it. */
await serveStorybook(Number(process.env['VISUAL_PORT']));
