import { expect, test } from 'vitest';
import { classesIn, firstStyles } from './first-styles';

const stylesOf = (css: string, ...classes: string[]) => firstStyles(css, new Set(classes));

test('classesIn returns every class in HTML once', () => {
  const html = '<p class="_a _b"><a href="/" class="_b">class</a><svg class="_c"></svg></p>';
  expect([...classesIn(html)]).toEqual(['_a', '_b', '_c']);
});

test('firstStyles keeps the rules of elements and of the classes of the page, in their order', () => {
  const css =
    'a{color:red}._a ._b>svg{top:0}._gone{top:1px}._b._gone{top:2px}._b[open]:before{top:3px}';
  expect(stylesOf(css, '_a', '_b')).toBe('a{color:red}._a ._b>svg{top:0}._b[open]:before{top:3px}');
});

test('firstStyles shortens a list of selectors to the selectors that can match something on the page', () => {
  expect(stylesOf('._a,._gone,a:is(._a,._b){top:0}', '_a', '_b')).toBe('._a,a:is(._a,._b){top:0}');
  expect(stylesOf('a:is(._a,._gone){top:0}', '_a')).toBe('a:is(._a,._gone){top:0}');
});

test('firstStyles removes selectors that match only after an action of the reader', () => {
  const css =
    '._a:hover,._a:active,._a:focus-visible{top:0}._a:not(:focus){top:1px}._a:disabled{top:2px}a::selection{color:red}';
  expect(stylesOf(css, '_a')).toBe('._a:not(:focus){top:1px}._a:disabled{top:2px}');
});

test('firstStyles removes animations and declarations that do not show in a first paint', () => {
  const css =
    '._a{cursor:pointer;top:0;-webkit-user-select:none;transition:top 1s;scroll-padding-bottom:1px}._b{animation:1s _c}@keyframes _c{50%{top:0}}';
  expect(stylesOf(css, '_a', '_b')).toBe('._a{top:0}');
});

test('firstStyles removes empty media queries, but keeps empty layers, because the first mention of a layer decides its place', () => {
  const css =
    '@layer base,text;@layer text{._gone{top:0}}@media (hover:hover){._a:hover{top:0}}@media (width>=48rem){@layer base{._a{top:0}}}';
  expect(stylesOf(css, '_a')).toBe(
    '@layer base,text;@layer text;@media (width>=48rem){@layer base{._a{top:0}}}',
  );
});

test('firstStyles keeps fonts, and the color variables that a kept rule uses', () => {
  const css =
    ':root{color-scheme:light;--ink:#000;--gone:red;--paper:#fff}@font-face{font-family:B;src:url(/b.woff2)}._a{color:var(--ink);background:var(--paper)}._gone{color:var(--gone)}';
  expect(stylesOf(css, '_a')).toBe(
    ':root{color-scheme:light;--ink:#000;--paper:#fff}@font-face{font-family:B;src:url(/b.woff2)}._a{color:var(--ink);background:var(--paper)}',
  );
});

test('firstStyles ignores braces and separators in strings, brackets and parentheses', () => {
  const css = '._a:after{content:"};\\"{";background:url(a;b)}._a[title="{"]{top:0}';
  expect(stylesOf(css, '_a')).toBe(css);
});
