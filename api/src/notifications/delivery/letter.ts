import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import { letterTexts } from '@mithaq/openapi/rules/letter-texts.ts';

/** A mail without its addresses. */
export type Letter = { subject: string; text: string; html: string };

type LetterLinks = {
  /** The origin that members use. */
  publicUrl: string;
  unsubscribeUrl: string;
};

/** The letter that says that there is news: never whose or what, since phones are shared. */
export function newsLetter(language: Language, { publicUrl, unsubscribeUrl }: LetterLinks): Letter {
  const texts = letterTexts[language];
  const settingsUrl = `${publicUrl}/settings`;
  // The page leads to each of them; the address of one would say what it is.
  const newsUrl = `${publicUrl}/news`;
  const text = [
    texts.greeting,
    texts.news,
    // On a line of its own an address is whole, and has the direction of its letters.
    `${texts.open}:\n${newsUrl}`,
    texts.promise,
    `${texts.unsubscribe}:\n${unsubscribeUrl}`,
    `${texts.settings}:\n${settingsUrl}`,
  ].join('\n\n');
  const content = `${paragraph(texts.greeting, 'heading')}
${paragraph(texts.news)}
${button(texts.open, newsUrl)}
${paragraph(texts.typeAddress, 'quiet', `<br><bdi dir="ltr">${escape(new URL(publicUrl).host)}</bdi>`)}
${paragraph(texts.promise, 'small')}
${link(texts.unsubscribe, unsubscribeUrl)}
${link(texts.settings, settingsUrl)}`;
  const html = page(language, content);
  return { subject: texts.subject, text: `${text}\n`, html: language === 'ur' ? inNastaliq(html) : html };
}

/** Urdu in the Nastaliq that the device has, whose lines are further apart. A mail loads no font. */
function inNastaliq(html: string): string {
  return html
    .replaceAll('font-family:', "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',")
    .replaceAll(/line-height:1\.[36]/g, 'line-height:2');
}

/** Fills the preview of a mail client, which would else go on with the text of the mail. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

const font = "font-family:'Segoe UI','Noto Sans','Noto Naskh Arabic',Tahoma,Arial,sans-serif";
const serif = "font-family:Georgia,'Noto Naskh Arabic','Times New Roman',serif";

/** The inline styles carry all that matters: Gmail knows no dark style sheet, and Outlook no logical properties. */
function page(language: Language, content: string): string {
  const { dir } = languages[language];
  const { brand, subject, preview } = letterTexts[language];
  const align = dir === 'rtl' ? 'right' : 'left';
  const aligned = content
    .replaceAll('<p ', `<p dir="${dir}" align="${align}" `)
    // An aligned table floats, and what follows would lose its margin.
    .replaceAll('<table ', `<table dir="${dir}" `);
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0e1615 !important; color: #e9efeb !important; }
  .quiet { color: #9db0a9 !important; }
  .rule { border-color: #2a3835 !important; }
  .links a { color: #4fb3a1 !important; }
  .action { background: #4fb3a1 !important; }
  .action a { color: #0b1311 !important; }
  .brand { color: #4fb3a1 !important; }
}
[data-ogsc] .ground { background: #0e1615 !important; color: #e9efeb !important; }
</style>
</head>
<body class="ground" dir="${dir}" style="margin:0;background:#fbf8f1;color:#1b2926">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}${filler}</div>
<table role="presentation" class="ground" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" bgcolor="#fbf8f1"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td dir="${dir}" align="${align}">
<p class="brand" dir="${dir}" align="${align}" style="margin:0 0 24px;${serif};font-size:22px;color:#0f5a50">${escape(brand)}</p>
${aligned}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const paragraphs = {
  heading: { name: 'heading', style: `margin:0 0 16px;${serif};font-size:26px;line-height:1.3` },
  body: { name: 'body', style: `margin:0 0 24px;${font};font-size:17px;line-height:1.6` },
  quiet: { name: 'quiet', style: `margin:16px 0 24px;${font};font-size:15px;line-height:1.6;color:#54635f` },
  small: {
    name: 'quiet rule',
    style: `margin:0 0 8px;padding-top:16px;border-top:1px solid #e4ddcb;${font};font-size:13px;line-height:1.6;color:#54635f`,
  },
};

/** @param end HTML after the text */
function paragraph(text: string, kind: keyof typeof paragraphs = 'body', end = ''): string {
  const { name, style } = paragraphs[kind];
  return `<p class="${name}" style="${style}">${escape(text)}${end}</p>`;
}

const button = (label: string, url: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="action" align="center" bgcolor="#0f5a50" style="border-radius:10px"><a href="${escape(url)}" style="display:block;padding:14px 20px;${font};font-size:17px;color:#ffffff;text-decoration:none">${escape(label)}</a></td></tr></table>`;

const link = (label: string, url: string): string =>
  `<p class="quiet links" style="margin:0;${font};font-size:13px;line-height:1.6"><a href="${escape(url)}" style="display:inline-block;padding:12px 0;color:#0f5a50">${escape(label)}</a></p>`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
