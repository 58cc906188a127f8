import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no names for these types.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitors = ReturnType<Rule['create']>;
type Node = Parameters<NonNullable<Visitors['JSXText']>>[0]['parent'];

/** Attributes whose text a person reads or hears. */
const readAttributes = new Set(['title', 'label', 'aria-label', 'placeholder', 'alt', 'description', 'message']);

/** Two letters of a word; a sign, a number or an abbreviation in capitals is the same in every language. */
const hasWords = (text: string) => /[\p{Ll}\p{Lo}]{2}/u.test(text);

/** The texts that an expression can become, with those of its conditions. */
function wordsIn(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  if (node.type === 'LogicalExpression') return wordsIn(node.right);
  if (node.type === 'JSXText') return hasWords(node.value) ? [node] : [];
  if (node.type === 'Literal') return typeof node.value === 'string' && hasWords(node.value) ? [node] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.some(({ value }) => hasWords(value.raw)) ? [node] : [];
  return [];
}

/** Whether an element is, or is in, `<Trans>`, from which the catalogs are made. */
function isInTrans(node: Node | null): boolean {
  for (let at = node; at; at = at.parent)
    if (at.type === 'JSXElement' && at.openingElement.name.type === 'JSXIdentifier')
      if (at.openingElement.name.name === 'Trans') return true;
  return false;
}

/** Refuses words in JSX that are in no catalog. */
const hardCodedWords: Rule = {
  create(context) {
    const refuse = (node: Node) => {
      for (const words of wordsIn(node)) {
        context.report({
          node: words,
          message:
            'A person reads this in three languages: write <Trans>...</Trans>, or t`...` with t from useLingui().',
        });
      }
    };
    return {
      JSXText(node) {
        if (!isInTrans(node.parent)) refuse(node);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute' && !isInTrans(node.parent)) refuse(node.expression);
      },
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return;
        refuse(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
    };
  },
};

export default { meta: { name: 'mithaq' }, rules: { 'hard-coded-words': hardCodedWords } };
