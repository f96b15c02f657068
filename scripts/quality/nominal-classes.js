/**
 * An ESLint rule for TypeScript files: every class must have a private or protected member. If a class has none, the
 * compiler accepts any object with the same fields in place of an instance, but `instanceof` is false for this object.
 * @type {import('eslint').Rule.RuleModule}
 */
export const nominalClassesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      structural:
        'Any object of this shape passes as an instance. Add `declare protected readonly byConstructor: true;`.',
    },
  },
  create: (context) => ({
    ClassBody: (node) => {
      if (!node.body.some(isNominal))
        context.report({ node: node.parent, messageId: 'structural' });
    },
  }),
};

function isNominal({ type, kind, key, accessibility, static: isStatic }) {
  if (type === 'StaticBlock' || isStatic || kind === 'constructor') return false;
  return key?.type === 'PrivateIdentifier' || /^(private|protected)$/.test(accessibility);
}
