import { serveStorybook } from './static-server.ts';

/** Serves the built Storybook as a site. */
const { url } = await serveStorybook(Number(process.env['PORT'] ?? 6006));
console.log(`Storybook: ${url}`);
