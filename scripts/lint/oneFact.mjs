// A rule of lint: a test compares one fact an assertion, so that a failure names which one is
// wrong.

const comparisons = new Set(['toEqual', 'toStrictEqual', 'toMatchObject']);

const isListOf = (node, least) =>
  node?.type === 'ArrayExpression' &&
  node.elements.length >= least &&
  node.elements.every((element) => element && element.type !== 'SpreadElement');

const rule = {
  create: (context) => ({
    MemberExpression({ object, property }) {
      const [facts] = object.callee?.name === 'expect' ? object.arguments : [];
      if (comparisons.has(property.name) && isListOf(facts, 2))
        context.report({ node: facts, message: 'Assert each fact by itself, not a list of several.' });
    },
  }),
};

export default { meta: { name: 'tests' }, rules: { 'one-fact': rule } };
