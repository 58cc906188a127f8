import './prerendered.css';
import { i18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { appManifest, manifestWords } from './app-manifest.ts';
import { Document } from './Document.tsx';
import { offlineScript } from './OfflinePage.tsx';
import { pathOf, prerenderedPages } from './prerendered-pages.tsx';
import { OfflineLayout, PrerenderedLayout } from './PrerenderedLayout.tsx';
import { PrerenderedProviders } from './PrerenderedProviders.tsx';

// prerender.ts imports these from the bundle.
export { languages, type Language } from '@mithaq/openapi/rules/language.ts';
export { prerenderedPages } from './prerendered-pages.tsx';
export { manifestPath } from '../i18n/manifest-path.ts';

export interface Parts {
  /** The path of the built page-script.ts. */
  script: string;
  /** Files of the fonts of the first view. */
  fonts: readonly string[];
}

const catalogs = import.meta.glob<{ messages: Messages }>('../i18n/*/*.po', { eager: true });

/** Returns the HTML document of a page. */
export function render(page: (typeof prerenderedPages)[number], language: Language, { script, fonts }: Parts): string {
  activateLanguage(language);
  const path = pathOf(page);
  const isOffline = page.name === 'offline';
  const markup = renderToStaticMarkup(
    <Document
      language={language}
      path={path}
      title={i18n._(page.title)}
      description={i18n._(page.description)}
      pictureAlt={i18n._(
        msg`The seal of Mithaq, a woven star, beside the words: A marriage begins with a covenant, not a photo.`,
      )}
      {...(isOffline ? { isHidden: true, fonts: [], inlineScript: offlineScript } : { fonts, script })}
    >
      <PrerenderedProviders>
        {isOffline ? (
          <OfflineLayout>{page.content}</OfflineLayout>
        ) : (
          <PrerenderedLayout path={path}>{page.content}</PrerenderedLayout>
        )}
      </PrerenderedProviders>
    </Document>,
  );
  return `<!doctype html>${withoutBreaks(markup)}`;
}

/** Returns the markup with texts in which no line ends after the hyphen of "e-mail". */
function withoutBreaks(markup: string): string {
  return markup.replaceAll(/>[^<]+/g, (text) => text.replaceAll('e-mail', 'e\u2011mail'));
}

/** Returns the manifest of the app on the home screen in a language. */
export function renderManifest(english: string, language: Language): string {
  activateLanguage('en');
  const from = manifestWords();
  activateLanguage(language);
  return appManifest(english, language, from, manifestWords());
}

function activateLanguage(language: Language): void {
  const ofLanguage = Object.entries(catalogs).filter(([file]) => file.includes(`/${language}/`));
  i18n.loadAndActivate({
    locale: language,
    messages: Object.assign({}, ...ofLanguage.map(([, { messages }]) => messages)),
  });
}
