// A lint rule of the tests: a test never asserts a time, which depends on the machine and on what else it does.

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

const message = 'A test asserts no time: compare with a moment of the database, an order, or the growth of the work.';

export default {
  meta: { name: 'times' },
  rules: {
    'no-times': {
      create: (context) => ({
        MemberExpression(node) {
          if (clocks.includes(nameOf(node))) context.report({ node, message });
        },
        CallExpression(node) {
          if (node.callee.name === 'expect' && hasDifference(node.arguments)) context.report({ node, message });
        },
      }),
    },
  },
};
