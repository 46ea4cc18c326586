// A lint rule: what people read or hear stands in the catalogue of texts, and JSX says it by t(). Data (translate="no") is free.

const saidAttributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** The words that a piece of JSX has of its own. */
function wordsOf(node) {
  if (node?.type === 'JSXExpressionContainer') return wordsOf(node.expression);
  if (node?.type === 'ConditionalExpression') return wordsOf(node.consequent) + wordsOf(node.alternate);
  if (node?.type === 'LogicalExpression') return wordsOf(node.right);
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('');
  return typeof node?.value === 'string' ? node.value : '';
}

function isData(node) {
  const attributes = node.openingElement?.attributes ?? [];
  const isNamed = attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no');
  return isNamed || (node.parent !== null && isData(node.parent));
}

function create(context) {
  const check = (node) => {
    if (!/\p{L}/u.test(wordsOf(node)) || isData(node)) return;
    context.report({ node, message: 'Words belong into the catalogue of texts: say them by t().' });
  };
  const checkChildren = ({ children }) => {
    for (const child of children) check(child);
  };
  return {
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    JSXAttribute({ name, value }) {
      if (saidAttributes.includes(name.name)) check(value);
    },
  };
}

export default { meta: { name: 'texts' }, rules: { 'no-words': { create } } };
