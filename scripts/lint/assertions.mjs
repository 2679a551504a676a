// Rules of lint for assertions: one compares one fact, so that a failure names which one is wrong,
// and not a value with itself, which cannot fail.

const comparisons = new Set(['toEqual', 'toStrictEqual', 'toMatchObject', 'toBe']);

const isListOf = (node, least) =>
  node?.type === 'ArrayExpression' &&
  node.elements.length >= least &&
  node.elements.every((element) => element && element.type !== 'SpreadElement');

/** What an assertion compares, as nodes; null for another expression. */
function comparedBy({ object, property, parent }) {
  if (object.callee?.name !== 'expect' || !comparisons.has(property.name)) return null;
  return { actual: object.arguments[0], expected: parent.arguments?.[0] };
}

const ruleAgainst = (isWrong, message) => ({
  create: (context) => ({
    MemberExpression(node) {
      const compared = comparedBy(node);
      if (compared && isWrong(compared)) context.report({ node: compared.actual, message });
    },
  }),
});

export default {
  meta: { name: 'tests' },
  rules: {
    'one-fact': ruleAgainst(
      ({ actual }) => isListOf(actual, 2),
      'Assert each fact by itself, not a list of several.',
    ),
    'not-itself': ruleAgainst(
      ({ actual, expected }) =>
        actual?.type === 'Identifier' && expected?.type === 'Identifier' && actual.name === expected.name,
      'A value always equals itself.',
    ),
  },
};
