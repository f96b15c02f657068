/**
 * The words and phrases that the rule rejects in comments, texts and docs, each with the words to write instead. To use
 * a rejected word deliberately, disable the rule for the line and give the reason:
 *
 *     // eslint-disable-next-line text/plain-words -- quotes a listing
 */
const UNPLAIN = [
  [/anew/, 'again'],
  [/who(m|so)?ever/, 'the person or component that you mean'],
  [/whatever|whichever/, 'any, or regardless of'],
  [/wherever/, 'if, or everywhere'],
  [/(is|are|was|were|be|been|being) told/, 'gets, or sees'],
  [/(says?|hears?) so/, 'what it shows or returns'],
  [/(none )?of ours/, 'our, or not ours'],
  [/of (which|whom)/, 'a second sentence'],
  [/where there (is|are|was|were)/, 'if there is'],
  [/at once/, 'immediately, or at the same time'],
  [/such a one/, 'the thing that you mean'],
  [/made-up/, 'invented, forged or sample'],
  [/the boards?/, 'the list, the home page, the champions or the community'],
  [/spec \d|§ ?\d/, 'a link to docs/product.md'],
].map(([pattern, better]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern.source})(?![\\w-])`, 'gi'),
  better,
}));

/** Joins line comments on consecutive lines into one, because a phrase can start on one line and end on the next. */
function paragraphs(comments) {
  const joined = [];
  for (const { type, value, loc } of comments) {
    const last = joined.at(-1);
    if (type === 'Line' && last?.type === 'Line' && last.loc.end.line + 1 === loc.start.line) {
      last.value += `\n${value}`;
      last.loc = { start: last.loc.start, end: loc.end };
    } else joined.push({ type, value, loc });
  }
  return joined;
}

/**
 * An ESLint rule for JavaScript, TypeScript and Markdown files, which rejects the words in UNPLAIN.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unplain: "Do not write '{{found}}'. Better: {{better}}." },
  },
  create(context) {
    const check = (text, loc) => {
      const plain = text.replace(/\s+\**\s*/g, ' ');
      for (const { pattern, better } of UNPLAIN)
        for (const [found] of plain.matchAll(pattern))
          context.report({ loc, messageId: 'unplain', data: { found, better } });
    };
    const isPath = ({ parent }) => /^(Import|Export)/.test(parent.type);
    return {
      Program() {
        const { sourceCode } = context;
        for (const { value, loc } of paragraphs(sourceCode.getAllComments())) check(value, loc);
      },
      Literal: (node) => {
        if (typeof node.value === 'string' && !isPath(node)) check(node.value, node.loc);
      },
      TemplateElement: ({ value, loc }) => check(value.cooked ?? '', loc),
      JSXText: ({ value, loc }) => check(value, loc),
      text: ({ value, position }) => check(value, position),
      inlineCode: ({ value, position }) => check(value, position),
    };
  },
};
