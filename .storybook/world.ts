import type { World, WorldOptions } from '@mithaq/mocks/src/world.ts';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Who lives in the story's world, and who is signed in. */
    world?: WorldOptions;
    /** Changes the world before the story begins, for example `(world) => world.fail('getFeed', 'offline')`. */
    arrange?: (world: World) => void | Promise<void>;
  }
}

let worker: ReturnType<typeof setupWorker> | undefined;

/** Stories of the kit know no API: they need no worker. */
const asksTheApi = (title: string) => !/^(Kit|Foundations)\b/.test(title);

const startWorker = mswLoader(async () => {
  worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
});

/** A fresh world for each story; handlers in `parameters.msw` win over it. */
export const worldLoaders: LoaderFunction[] = [
  (context) => (asksTheApi(context.title) ? startWorker(context) : {}),
  async ({ title, parameters }) => {
    if (!asksTheApi(title)) return {};
    const { createWorld } = await import('@mithaq/mocks/src/world.ts');
    const world = createWorld({ origin: location.origin, ...parameters.world });
    await parameters.arrange?.(world);
    const own = Array.isArray(parameters.msw) ? parameters.msw : [];
    worker?.resetHandlers(...own, ...world.handlers);
    return { world };
  },
];
