import { expect, test } from 'vitest';
import { parseSource } from './parsed-sources';
import { shownTexts, constantsShownAsTitles } from './shown-texts';

function textsOf(code: string): string[] {
  const source = parseSource('a.tsx', code);
  return shownTexts(source, new Set(constantsShownAsTitles(source)));
}

test.each([
  [
    'a string with a sentence',
    `const a = "We couldn't load the items.";`,
    ["We couldn't load the items."],
  ],
  ['a template', 'const a = `You have ${n} waiting.`;', ['You have … waiting.']],
  ['a sum of texts', `const a = 'First part, ' + 'second part.';`, ['First part, second part.']],
  ['a sum with a value', `const a = 'It ends on ' + day + '.';`, ['It ends on ….']],
  [
    'both cases of a condition',
    `const a = b ? 'Try it again.' : 'Wait a moment.';`,
    ['Try it again.', 'Wait a moment.'],
  ],
  ['an element', '<p>Sign in\n to comment.</p>;', ['Sign in to comment.']],
  ['an element with a value', '<p>Saved {age} ago.</p>;', ['Saved … ago.']],
  [
    'an element with a link',
    '<p>Read <a href="/x">the rules</a> first.</p>;',
    ['Read the rules first.'],
  ],
  ['an element with an entity', '<p>We can&apos;t do it.</p>;', ["We can't do it."]],
  ['an attribute', '<Card text="Nothing here yet." />;', ['Nothing here yet.']],
  ['a title of a card', `<Card title="Item Updated" />;`, ['Item Updated']],
  ['a toast', `showToast({ title: 'Saved' });`, ['Saved']],
  ['a constant in a toast', `const DONE = 'Saved'; showToast({ title: DONE });`, ['Saved']],
  [
    'a table of texts for a toast',
    `const T = 1; const DONE = { a: 'Pinned' }; showToast({ title: DONE[x] });`,
    ['Pinned'],
  ],
  [
    'a failure',
    `use({ failure: { title: 'Error', fallback: 'Try later' } });`,
    ['Error', 'Try later'],
  ],
  [
    'an error with a code',
    `throw new AppError('conflict', 'It has changed already.');`,
    ['It has changed already.'],
  ],
])('shownTexts finds the text in %s', (_what, code, texts) => {
  expect(textsOf(code)).toEqual(texts);
});

test.each([
  ['a label', `const a = 'Save Changes';`],
  ['a class name', '<p className="wide card" />;'],
  ['a path', `import a from 'Some module.';`],
  ['a type', `type A = 'It is only a type.';`],
  ['an error without a code', `throw new Error('The index is broken.');`],
  ['a problem of a script', `throw new Problem('Install Java first.');`],
  ['the log', `log.warn('It failed again.'); console.error('It failed again.');`],
  ['a constant that no title shows', `const LABEL = 'Saved';`],
  ['a class in a title element', `<Card title={<b className="Big red" />} />;`],
])('shownTexts leaves out %s', (_what, code) => {
  expect(textsOf(code)).toEqual([]);
});

test('shownTexts returns each text once', () => {
  expect(textsOf(`const a = 'Try it again.'; const b = 'Try it again.';`)).toEqual([
    'Try it again.',
  ]);
});
