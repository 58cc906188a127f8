import { ColorSchemeScript, colors } from '@mithaq/ui-kit';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import type { ReactNode } from 'react';
import { manifestPath } from '../i18n/manifest-path.ts';
import { fontsOf, waitForFonts, type NeededFonts } from '../shared/wait-for-fonts.ts';

/** The placeholder of the site's origin, which is known when the server starts. RFC 2606 reserves `.invalid`. */
export const origin = 'https://origin.invalid';

export interface DocumentProps {
  language: Language;
  /** The path of the page. */
  path: string;
  title: string;
  description: string;
  /** The text alternative of the picture in previews. */
  pictureAlt: string;
  /** The path of its script. */
  script?: string;
  /** A script in the page itself. */
  inlineScript?: string;
  /** Files of the fonts of the first view. */
  fonts: readonly string[];
  /** Hidden from search engines. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A prerendered page. prerender.ts puts its CSS into the head. */
export function Document({
  language,
  path,
  title,
  description,
  pictureAlt,
  script,
  inlineScript,
  fonts,
  isHidden,
  children,
}: DocumentProps) {
  const address = addressIn(path, language);
  return (
    // Without scripts the page is light: nothing asks the device for its color scheme.
    <html lang={language} dir={languages[language].dir} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isHidden ? <meta name="robots" content="noindex" /> : null}
        {fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        <ColorSchemeScript defaultColorScheme="auto" />
        {inlineScript ? <script dangerouslySetInnerHTML={{ __html: inlineScript }} /> : null}
        {script ? <script type="module" src={script} /> : null}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.page.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.page.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(language)} />
        {isHidden ? null : (
          <>
            <link rel="canonical" href={address} />
            {(Object.keys(languages) as Language[]).map((other) => (
              // the keys of a record of languages
              <link key={other} rel="alternate" hrefLang={other} href={addressIn(path, other)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={addressIn(path, 'en')} />
            <meta property="og:site_name" content="Mithaq" />
            <meta property="og:type" content="website" />
            <meta property="og:url" content={address} />
            <meta property="og:locale" content={language} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:image" content={`${origin}/social.png`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={pictureAlt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </head>
      <body>
        {fonts.length > 0 ? (
          <script
            dangerouslySetInnerHTML={{
              __html: fontScript(fontsOf[language]),
            }}
          />
        ) : null}
        {children}
      </body>
    </html>
  );
}

/** Hides the text until its fonts are there: it is then painted once. Without scripts the fonts replace the device's. */
function fontScript(needed: NeededFonts): string {
  return `if(document.fonts){document.documentElement.setAttribute('data-fonts','pending');(${waitForFonts.toString()})(${JSON.stringify(needed)})}`;
}

/** English is the default and needs no parameter. */
function addressIn(path: string, language: Language): string {
  return `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
}
