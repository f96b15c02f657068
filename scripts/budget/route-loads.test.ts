import { expect, test } from 'vitest';
import { scriptsAfterTaps, scriptsOnPage, unroutedScriptFaults } from './route-loads';

const build = {
  manifest: {
    'index.html': {
      file: 'index.js',
      imports: ['_react.js'],
      dynamicImports: ['form.tsx', '_menu.js'],
    },
    '_react.js': { file: 'react.js' },
    'form.tsx': {
      file: 'form.js',
      imports: ['index.html', '_field.js'],
      dynamicImports: ['crop.tsx'],
    },
    '_field.js': { file: 'field.js', imports: ['_react.js'] },
    'crop.tsx': { file: 'crop.js', imports: ['form.tsx'] },
    '_menu.js': { file: 'menu.js' },
  },
  chunkModules: {
    'index.js': ['web/src/main.tsx'],
    'form.js': ['web/src/form.tsx'],
    'crop.js': ['web/src/crop.tsx'],
    'menu.js': ['web/src/menu.tsx', 'web/src/item.tsx'],
  },
  first: { scripts: ['index.js', 'react.js'], styles: [] },
};

const route = (...parts: string[]) => ({ title: 'share', parts });
const shared = { ...route('web/src/form.tsx'), tapped: ['web/src/item.tsx', 'web/src/crop.tsx'] };

test('scriptsOnPage includes the scripts that the parts of a page import, and no script that loads only after a tap', () => {
  const scripts = scriptsOnPage(shared, build);
  expect(scripts).toEqual(['index.js', 'react.js', 'form.js', 'field.js']);
});

test('scriptsAfterTaps returns the scripts of the page, and also the scripts that load only after a tap', () => {
  const scripts = scriptsAfterTaps(shared, build);
  expect(scripts.toSorted()).toEqual([
    'crop.js',
    'field.js',
    'form.js',
    'index.js',
    'menu.js',
    'react.js',
  ]);
});

test('scriptsOnPage throws when the build lacks a module of the page', () => {
  expect(() => scriptsOnPage(route('web/src/gone.tsx'), build)).toThrow('web/src/gone.tsx');
});

test('unroutedScriptFaults reports a script that no route names', () => {
  const withoutMenu = { ...shared, tapped: ['web/src/crop.tsx'] };
  expect(unroutedScriptFaults([withoutMenu], build)).toEqual([
    expect.stringContaining('menu.js belongs to no route that loads it'),
  ]);
  expect(unroutedScriptFaults([shared], build)).toEqual([]);
});

test('unroutedScriptFaults reports a script that one page imports, but that only the route of another page names', () => {
  const withoutCrop = { ...shared, tapped: ['web/src/item.tsx'] };
  expect(unroutedScriptFaults([withoutCrop, route('web/src/crop.tsx')], build)).toEqual([
    expect.stringContaining('crop.js belongs to no route that loads it'),
  ]);
});
