import { buildStorybook, serveStorybook } from './storybook.ts';

/** What the pictures are compared with is built and served from here; Playwright starts and ends it. */
await buildStorybook();
await serveStorybook(Number(process.env['LOOK_PORT']));
