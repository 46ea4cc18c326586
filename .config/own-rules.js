// Lint rules of this project.
// no-words: visible and read-out text is in the catalogue, and JSX gets it by t(). Data (translate="no") is free.
// no-words-in-memo: nothing in a memo reads the language or star names. It would keep its value when they change.
// no-times: a test never asserts a time, which depends on the machine and on what else it does.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const source = path.resolve(import.meta.dirname, '../web/src');
const readers = ['t', 'tIfKnown', 'getLanguage', 'getLocale', 'isEnglish', 'starNames'];
const readsLanguage = /\b(t|tIfKnown|getLanguage|getLocale|isEnglish|starNames\.get)\(/;

/** Whether an imported function reads the language or the star names itself. */
function dependsOnLanguage(name, module) {
  if (readers.includes(name)) return true;
  if (!module.startsWith('@/')) return false;
  const file = ['.ts', '.tsx'].map((end) => path.join(source, module.slice(2) + end)).find((each) => existsSync(each));
  const code = file === undefined ? '' : readFileSync(file, 'utf8');
  const [, body = ''] = code.split(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
  return readsLanguage.test(body.split(/^(?:export|const|function|\/\*\*)/m, 1)[0]);
}

/** The names of the functions that are called in a piece of code. */
function calledIn(node, found = new Set()) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) for (const each of node) calledIn(each, found);
  else {
    if (node.type === 'CallExpression') found.add(node.callee.object?.name ?? node.callee.name);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') calledIn(value, found);
  }
  return found;
}

function createForMemo(context) {
  const imported = new Map();
  return {
    ImportDeclaration(node) {
      for (const { local } of node.specifiers) imported.set(local.name, node.source.value);
    },
    CallExpression(node) {
      if (node.callee.name !== 'useMemo') return;
      const [compute, dependencies] = node.arguments;
      // Computed again with the language.
      if (dependencies?.elements?.some((each) => each?.name === 'language')) return;
      for (const name of calledIn(compute?.body))
        if (imported.has(name) && dependsOnLanguage(name, imported.get(name)))
          context.report({
            node,
            message: `${name} reads the language: call it while drawing, or depend on \`language\`.`,
          });
    },
  };
}

const clocks = ['process.cpuUsage', 'process.hrtime', 'performance.now'];
const nameOf = (node) => (node?.type === 'MemberExpression' ? `${node.object.name}.${node.property.name}` : '');
const readsNow = (node) => node?.type === 'CallExpression' && nameOf(node.callee) === 'Date.now';

/** Whether a piece of code has a difference to the present moment. */
function hasDifference(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(hasDifference);
  if (node.type === 'BinaryExpression' && node.operator === '-' && (readsNow(node.left) || readsNow(node.right)))
    return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && hasDifference(value));
}

const noTime = 'A test asserts no time: compare with a moment of the database, an order, or the growth of the work.';

const createForTimes = (context) => ({
  MemberExpression(node) {
    if (clocks.includes(nameOf(node))) context.report({ node, message: noTime });
  },
  CallExpression(node) {
    if (node.callee.name === 'expect' && hasDifference(node.arguments)) context.report({ node, message: noTime });
  },
});

export default {
  meta: { name: 'own' },
  rules: {
    'no-words': { create },
    'no-words-in-memo': { create: createForMemo },
    'no-times': { create: createForTimes },
  },
};
