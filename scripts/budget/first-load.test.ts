import { expect, test } from 'vitest';
import { unwantedModules } from './budgets';
import { firstLoad } from './first-load';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['form.tsx'],
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/index.css'] },
  'form.tsx': { file: 'assets/form.js' },
};

test('what is imported statically counts once, what is imported on demand does not', () => {
  expect(firstLoad(MANIFEST)).toEqual({
    scripts: ['assets/index.js', 'assets/react.js', 'assets/shared.js'],
    styles: ['assets/index.css'],
  });
});

test('what the page preloads counts', () => {
  expect(firstLoad(MANIFEST, ['assets/form.js']).scripts).toContain('assets/form.js');
});

test.each([
  ['Firestore', 'node_modules/@firebase/firestore/dist/index.esm.js'],
  ['reactfire', 'node_modules/reactfire/dist/index.js'],
  ['the zoom', 'node_modules/react-zoom-pan-pinch/dist/index.esm.js'],
  ['Auth', 'node_modules/@firebase/auth/dist/esm/index.js'],
  ['the crop tool', 'node_modules/react-image-crop/dist/index.js'],
  ['the form library', 'node_modules/react-hook-form/dist/index.esm.mjs'],
  ['a dialog', 'node_modules/@chakra-ui/react/dist/esm/components/dialog/dialog.js'],
])('%s in the first JavaScript is a fault', (name, path) => {
  const load = { scripts: ['assets/index.js'], styles: [] };
  const faults = unwantedModules(load, { 'assets/index.js': [path] });
  expect(faults).toEqual([`assets/index.js holds ${name} (${path}): import it lazily.`]);
});

test('a chunk that the build says nothing about is a fault', () => {
  const load = { scripts: ['assets/index.js'], styles: [] };
  expect(unwantedModules(load, {})).toHaveLength(1);
});
