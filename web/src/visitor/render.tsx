import './visitor.css';
import { i18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { Document, type Font } from './Document.tsx';
import { offlineScript } from './OfflinePage.tsx';
import { pathOf, visitorPages } from './visitor-pages.tsx';
import { OfflineFrame, VisitorFrame } from './VisitorFrame.tsx';

// What prerender.ts needs of this bundle.
export { languages, type Language } from '@mithaq/openapi/rules/language.ts';
export { visitorPages } from './visitor-pages.tsx';

export interface Parts {
  /** The address of visitor.ts as it was built. */
  script: string;
  /** Fonts of what is seen first. */
  fonts: readonly Font[];
}

const catalogues = import.meta.glob<{ messages: Messages }>('../languages/*/*.po', { eager: true });

/** The whole document of a page. */
export function render(page: (typeof visitorPages)[number], language: Language, { script, fonts }: Parts): string {
  speak(language);
  const path = pathOf(page);
  const isOffline = page.name === 'offline';
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      language={language}
      path={path}
      title={i18n._(page.title)}
      description={i18n._(page.description)}
      pictureOf={i18n._(
        msg`The seal of Mithaq, a woven star, beside the words: A marriage begins with a covenant, not a photo.`,
      )}
      {...(isOffline ? { isHidden: true, fonts: [], inlineScript: offlineScript } : { fonts, script })}
    >
      <LanguageProvider>
        {isOffline ? (
          <OfflineFrame>{page.content}</OfflineFrame>
        ) : (
          <VisitorFrame path={path}>{page.content}</VisitorFrame>
        )}
      </LanguageProvider>
    </Document>,
  )}`;
}

function speak(language: Language): void {
  const words = Object.entries(catalogues).filter(([file]) => file.includes(`/${language}/`));
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...words.map(([, { messages }]) => messages)) });
}
