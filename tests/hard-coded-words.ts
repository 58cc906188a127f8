import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no names for these types.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitors = ReturnType<Rule['create']>;
type Node = Parameters<NonNullable<Visitors['JSXText']>>[0]['parent'];

/** Attributes and options whose text a person reads or hears. */
const read = new Set(['title', 'label', 'aria-label', 'placeholder', 'alt', 'description', 'message', 'detail']);
/** Attributes of several words that nobody reads. */
const unread = new Set(['className', 'd', 'viewBox', 'transform', 'sizes', 'rel', 'content', 'media']);

/** Two letters of a word; a sign, a number or an abbreviation in capitals is the same in every language. */
const hasWords = (text: string) => /[\p{Ll}\p{Lo}]{2}/u.test(text);
/** In any other attribute, a text begins with a capital letter or has several words. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}|\p{Lo}{2}|\p{L}{2}[,;:]? \p{L}{2}/u.test(text);

/** The texts that an expression can become: also those of its conditions, and the parts of a sum. */
function textsIn(node: Node, isText: (text: string) => boolean): Node[] {
  const all = (...nodes: Node[]) => nodes.flatMap((each) => textsIn(each, isText));
  if (node.type === 'ConditionalExpression') return all(node.consequent, node.alternate);
  if (node.type === 'LogicalExpression') return all(node.right);
  if (node.type === 'BinaryExpression' && node.operator === '+') return all(node.left, node.right);
  if (node.type === 'JSXText') return isText(node.value) ? [node] : [];
  if (node.type === 'Literal') return typeof node.value === 'string' && isText(node.value) ? [node] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.some(({ value }) => isText(value.raw)) ? [node] : [];
  return [];
}

/** Whether a node is in `<Trans>`. */
function isInTrans(node: Node | null): boolean {
  for (let at = node; at; at = at.parent)
    if (at.type === 'JSXElement' && nameOf(at.openingElement) === 'Trans') return true;
  return false;
}

function nameOf(element: Node | null): string {
  return element?.type === 'JSXOpeningElement' && element.name.type === 'JSXIdentifier' ? element.name.name : '';
}

/** Refuses words in JSX that are in no catalog. */
const hardCodedWords: Rule = {
  create(context) {
    const refuse = (node: Node, isText = hasWords) => {
      for (const text of textsIn(node, isText)) {
        context.report({
          node: text,
          message:
            'A person reads this in three languages: write <Trans>...</Trans>, or t`...` with t from useLingui().',
        });
      }
    };
    /** The options of a notice, those of its button, and those that depend on a condition. */
    const refuseIn = (node: Node): void => {
      if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(refuseIn);
      if (node.type === 'LogicalExpression') refuseIn(node.right);
      if (node.type !== 'ObjectExpression') return;
      for (const option of node.properties) {
        if (option.type === 'SpreadElement') refuseIn(option.argument);
        else if (option.key.type === 'Identifier') {
          if (read.has(option.key.name)) refuse(option.value);
          refuseIn(option.value);
        }
      }
    };
    return {
      JSXText(node) {
        if (!isInTrans(node.parent)) refuse(node);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute' && !isInTrans(node.parent)) refuse(node.expression);
      },
      JSXAttribute({ name, value, parent }) {
        if (!value || name.type !== 'JSXIdentifier' || unread.has(name.name) || nameOf(parent) === 'Plural') return;
        refuse(
          value.type === 'JSXExpressionContainer' ? value.expression : value,
          read.has(name.name) ? hasWords : isSentence,
        );
      },
      CallExpression({ callee, arguments: [options] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'notify' || !options) return;
        refuseIn(options);
      },
    };
  },
};

export default { meta: { name: 'mithaq' }, rules: { 'hard-coded-words': hardCodedWords } };
