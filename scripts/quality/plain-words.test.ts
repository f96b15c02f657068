import markdown from '@eslint/markdown';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainWordsRule } from './plain-words.js';

const linter = new Linter();
const rule = {
  plugins: { text: { rules: { 'plain-words': plainWordsRule } } },
  rules: { 'text/plain-words': 'error' },
} as const;
const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

const found = (code: string) =>
  linter
    .verify(code, [{ ...rule, languageOptions: jsx }])
    .map(({ message }) => /'(.*)'/.exec(message)?.[1]);

const foundInMarkdown = (text: string) =>
  linter
    .verify(text, [{ ...rule, plugins: { ...rule.plugins, markdown }, language: 'markdown/gfm' }])
    .map(({ line }) => line);

const WORD = ['an', 'ew'].join('');
const PHRASE = ['are', 'told'].join(' ');

test.each([
  ['a comment', `// Reads it ${WORD}.`],
  ['a title', `test('reads it ${WORD}', run);`],
  ['a template', `const text = \`Read \${it} ${WORD}\`;`],
  ['an interface text', `const text = <p>Read it ${WORD}</p>;`],
])('the rule plain-words reports a rejected word in %s', (_place, code) => {
  expect(found(code)).toEqual([WORD]);
});

test('the rule plain-words reports a phrase that spans two lines of a comment', () => {
  const [first, second] = PHRASE.split(' ');
  expect(found(`// Members ${first}\n// ${second} later.`)).toEqual([PHRASE]);
  expect(found(`/**\n * Members ${first}\n * ${second} later.\n */`)).toEqual([PHRASE]);
});

test('the rule plain-words ignores identifiers, imported paths and longer words', () => {
  expect(found(`import { x } from './${WORD}';\nconst ${WORD} = 'renewed';`)).toEqual([]);
});

test('the rule plain-words reports a word in Markdown, unless a comment disables the rule for its line', () => {
  expect(foundInMarkdown(`# Title\n\nReads it ${WORD}.`)).toEqual([3]);
  const allowed = `<!-- eslint-disable-next-line text/plain-words -- a quote -->\nReads it ${WORD}.`;
  expect(foundInMarkdown(allowed)).toEqual([]);
});
