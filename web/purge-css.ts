import postcss, { type Container } from 'postcss';

/**
 * Returns the part of a style sheet that a page uses: rules whose classes are in the HTML, and custom properties that
 * something reads. Attributes and states stay: the dark scheme, `[open]` and `:focus-visible` come later. Tools for
 * critical CSS drop these, because they expect the whole style sheet to follow; PurgeCSS 8 drops the focus ring, since its
 * `:where(a, button, input, …)` names elements that a page lacks, and `:is(:lang(ar), :lang(ur))`.
 */
export function purgeCss(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (rule.selector === '') rule.remove();
  });
  removeUnusedKeyframes(sheet);

  // A property that only another unused property read is unused as well.
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    const read = new Set([...(html + sheet.toString()).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      hasRemoved = true;
    });
  }
  removeEmpty(sheet);
  return sheet.toString();
}

/** The classes that an element needs for the selector to match; `:not(.x)` needs none. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!);
}

function isKeyframe(parent: unknown): boolean {
  return typeof parent === 'object' && parent !== null && 'name' in parent && parent.name === 'keyframes';
}

function removeUnusedKeyframes(sheet: Container): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
