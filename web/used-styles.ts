import postcss, { type Container } from 'postcss';

/** Of a style sheet, what this page uses: rules whose classes are on it, and custom properties that something reads. */
export function usedOf(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (isFrame(rule.parent)) return;
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (rule.selector === '') rule.remove();
  });

  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    const read = new Set([...(html + sheet.toString()).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      hasRemoved = true;
    });
  }
  dropEmpty(sheet);
  return sheet.toString();
}

/** What has to be there for a rule to say anything; `:not(.x)` asks for nothing. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!);
}

/** The steps of an animation are no selectors. */
function isFrame(parent: unknown): boolean {
  return typeof parent === 'object' && parent !== null && 'name' in parent && parent.name === 'keyframes';
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
