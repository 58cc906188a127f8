/** The rules of a style sheet, each with what is nested in it. */
function rulesOf(sheet: string): { selector: string; body: string }[] {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  const text = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) open = at;
    if (text[at] === '}' && --depth === 0) {
      rules.push({ selector: text.slice(start, open), body: text.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

/** The rules of a style sheet for some of its classes, with what these are composed of, and the rules for elements. */
export function rulesFor(sheet: string, classes: ReadonlySet<string>): string[] {
  return rulesOf(sheet).flatMap(({ selector, body }) => {
    if (/^\s*@(media|supports|container|layer)/.test(selector)) return rulesFor(body, classes);
    const named = [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    if (named.length > 0 && !named.some((name) => classes.has(name))) return [];
    const composed = [...body.matchAll(/composes: ([\w-]+);/g)].map(([, name = '']) => name);
    const parts = composed.length > 0 ? rulesFor(sheet, new Set(composed)) : [];
    return [body, ...parts];
  });
}
