import { expect, test } from 'vitest';
import { filesOf, requireStyles } from './built-pages';

const MANIFEST = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  'page.tsx': { file: 'page.js', imports: ['index.html', '_form.js'], css: ['page.css'] },
  '_form.js': { file: 'form.js', imports: ['page.tsx'], css: ['form.css'] },
};

test('filesOf lists each file once, and styles after those that they change', () => {
  expect(filesOf(MANIFEST, ['page.tsx', 'index.html'])).toEqual([
    ...['index.css', 'index.js', 'form.css', 'form.js'],
    ...['page.css', 'page.js'],
  ]);
});

test('filesOf rejects a module that the build does not contain', () => {
  expect(() => filesOf(MANIFEST, ['gone.tsx'])).toThrow('no file for gone.tsx');
});

test('requireStyles rejects a page with a class that its styles lack', () => {
  const html = '<style>.a_b{}</style><style>@media x{.c:hover .d{}}</style>';
  expect(() => requireStyles('about', '<p class="a_b c"><b class="d">', html)).not.toThrow();
  expect(() => requireStyles('about', '<p class="a_b e">', html)).toThrow("'about' lacks");
});
