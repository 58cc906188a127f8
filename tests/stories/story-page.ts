import { test as base, type Page } from '@playwright/test';
import { views, type ViewName } from './compared.ts';
import { frozenPage, openStorybook, showStory } from './open-story.ts';

/** A document of Storybook that shows one story after another, which is quicker than a document for each. */
export interface StoryPage {
  page: Page;
  /**
   * Shows a story, and returns what is wrong with it, or what `check` says is wrong then; an empty text when nothing is. A
   * story before it may have left something behind, so only a story that is wrong in a fresh document is wrong.
   */
  show: (id: string, check?: () => Promise<string>) => Promise<string>;
}

function storyPage(page: Page, globals: string): StoryPage {
  const look = async (id: string, check?: () => Promise<string>) =>
    (await showStory(page, id)) || ((await check?.()) ?? '');
  return {
    page,
    async show(id, check) {
      if (!(await look(id, check))) return '';
      await openStorybook(page, '', globals);
      return look(id, check);
    },
  };
}

interface PerWorker {
  /** Runs all checks of a story, in the window that the story asks for. */
  storyPage: StoryPage;
  /** Shows stories as pictures need them: a fixed clock, no motion, and the window, scheme and language of the view. */
  framedPage: (view: ViewName) => Promise<StoryPage>;
}

/** The window of a story that names none. */
const usual = { width: 1200, height: 900 };

// oxlint-disable-next-line typescript/no-empty-object-type -- no fixture of a single test
export const test = base.extend<{}, PerWorker>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      // in a browser of this name Storybook stops animations, instead of waiting for their end
      const userAgent = 'Mozilla/5.0 Chrome/153.0 StorybookTestRunner';
      const context = await browser.newContext({
        ...baseOf(project.use),
        userAgent,
        viewport: usual,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.exposeFunction('resizeWindow', (width = usual.width, height = usual.height) =>
        page.setViewportSize({ width, height }),
      );
      await openStorybook(page, '');
      await use(storyPage(page, ''));
      await context.close();
    },
    { scope: 'worker' },
  ],

  framedPage: [
    async ({ browser }, use, { project }) => {
      const opened = new Map<ViewName, Promise<StoryPage>>();
      const open = async (view: ViewName): Promise<StoryPage> => {
        const { width, height, scheme, language } = views[view];
        const context = await browser.newContext({ ...baseOf(project.use), viewport: { width, height } });
        const page = await frozenPage(context);
        const globals = `scheme:device;language:${language}`;
        await openStorybook(page, '', globals);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        return storyPage(page, globals);
      };
      await use((view) => opened.getOrInsertComputed(view, open));
      for (const each of opened.values()) await (await each).page.context().close();
    },
    { scope: 'worker' },
  ],
});

const baseOf = ({ baseURL }: { baseURL?: string | undefined }) => ({ ...(baseURL && { baseURL }) });
