import { expect, test } from 'vitest';
import { filesOfModules, requireStyles } from './built-pages';

const MANIFEST = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  'page.tsx': { file: 'page.js', imports: ['index.html', '_form.js'], css: ['page.css'] },
  '_form.js': { file: 'form.js', imports: ['page.tsx'], css: ['form.css'] },
};

test('filesOfModules lists each file once, and a style sheet after the style sheets that it overrides', () => {
  expect(filesOfModules(MANIFEST, ['page.tsx', 'index.html'])).toEqual([
    'index.css',
    'index.js',
    'form.css',
    'form.js',
    'page.css',
    'page.js',
  ]);
});

test('filesOfModules throws when the build lacks a module', () => {
  expect(() => filesOfModules(MANIFEST, ['gone.tsx'])).toThrow('no file for gone.tsx');
});

test('requireStyles throws when the styles lack a class of the page', () => {
  const css = '.a_b{}@media x{.c:hover .d{}}';
  expect(() => requireStyles('about', new Set(['a_b', 'c', 'd']), css)).not.toThrow();
  expect(() => requireStyles('about', new Set(['a_b', 'e']), css)).toThrow("'about' lacks");
});
