import { ColorSchemeScript, colours } from '@mithaq/ui-kit';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import type { ReactNode } from 'react';

/** Stands for the address of the site, which is known when the server starts (RFC 2606 keeps the name from being anyone's). */
export const origin = 'https://origin.invalid';

export interface Font {
  file: string;
  /** The windows it is for. */
  media?: string;
}

export interface DocumentProps {
  language: Language;
  /** Where the page stands. */
  path: string;
  title: string;
  description: string;
  /** A line for the picture in previews. */
  pictureOf: string;
  /** The script's file; without one the page has none of its own. */
  script?: string;
  /** A few words of script that stand in the page itself. */
  inlineScript?: string;
  /** Fonts of what is seen first. */
  fonts: readonly Font[];
  /** Kept from search engines. */
  isHidden?: boolean;
  children: ReactNode;
}

/** A page as the server sends it. Its styles are put into the head by prerender.ts, which knows what the page uses. */
export function Document({
  language,
  path,
  title,
  description,
  pictureOf,
  script,
  inlineScript,
  fonts,
  isHidden,
  children,
}: DocumentProps) {
  const address = addressIn(path, language);
  return (
    // Without scripts nothing asks the device for its scheme, and the page is light.
    <html lang={language} dir={languages[language].dir} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isHidden ? <meta name="robots" content="noindex" /> : null}
        {fonts.map(({ file, media }) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} media={media} crossOrigin="" />
        ))}
        <ColorSchemeScript defaultColorScheme="auto" />
        {inlineScript ? <script dangerouslySetInnerHTML={{ __html: inlineScript }} /> : null}
        {script ? <script type="module" src={script} /> : null}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.page.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.page.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
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
            <meta property="og:image:alt" content={pictureOf} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** English is what one gets who asks for nothing. */
function addressIn(path: string, language: Language): string {
  return `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
}
