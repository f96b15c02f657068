import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles';

const read = (path: string) => `.a{content:"$1 ${path}"}`;

test('writes each style sheet into the page, and disables its link', () => {
  const html =
    '<link rel="stylesheet" crossorigin href="/a.css"><template><link rel="stylesheet" crossorigin href="/b.css"></template>';
  expect(inlineStyles(html, read)).toBe(
    '<style>.a{content:"$1 /a.css"}</style><link rel="stylesheet" href="/a.css" disabled>' +
      '<template><style>.a{content:"$1 /b.css"}</style><link rel="stylesheet" href="/b.css" disabled></template>',
  );
});

test('keeps other links', () => {
  const html = '<link rel="modulepreload" crossorigin href="/a.js"><link rel="icon" href="/a.svg">';
  expect(inlineStyles(html, read)).toBe(html);
});
