import { expect, test } from 'vitest';
import {
  BUDGETS,
  largeScriptFaults,
  MODULES_NOT_BEFORE_A_TAP,
  NOT_IN_FIRST_JAVASCRIPT,
  pageScriptsBudget,
  unwantedModuleFaults,
} from './budgets';
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

test('firstLoad includes each static import once, and no dynamic imports', () => {
  expect(firstLoad(MANIFEST)).toEqual({
    scripts: ['assets/index.js', 'assets/react.js', 'assets/shared.js'],
    styles: ['assets/index.css'],
  });
});

test('firstLoad includes chunks that the page preloads', () => {
  expect(firstLoad(MANIFEST, ['assets/form.js']).scripts).toContain('assets/form.js');
});

const faultsOf = (path: string, patterns: typeof NOT_IN_FIRST_JAVASCRIPT) =>
  unwantedModuleFaults(['assets/index.js'], patterns, { 'assets/index.js': [path] });

test.each([
  ['Firestore', 'node_modules/@firebase/firestore/dist/index.esm.js'],
  ['reactfire', 'node_modules/reactfire/dist/index.js'],
  ['Auth', 'node_modules/@firebase/auth/dist/esm/index.js'],
  ['form library', 'node_modules/react-hook-form/dist/index.esm.mjs'],
  ['dialog', 'node_modules/@radix-ui/react-dialog/dist/index.mjs'],
  ['navigation of members', 'web/src/app/shell/member-navigation.tsx'],
])('unwantedModuleFaults reports %s in the first load', (name, path) => {
  const faults = faultsOf(path, NOT_IN_FIRST_JAVASCRIPT);
  expect(faults).toEqual([`assets/index.js contains ${name} (${path}). Import it lazily.`]);
});

test.each([
  ['Chakra', 'node_modules/@chakra-ui/react/dist/esm/styled-system/factory.js'],
  ['crop tool', 'node_modules/react-image-crop/dist/index.js'],
  ['image zoom', 'node_modules/react-zoom-pan-pinch/dist/index.esm.js'],
])('unwantedModuleFaults reports %s in scripts that load without a tap', (name, path) => {
  const faults = faultsOf(path, MODULES_NOT_BEFORE_A_TAP);
  expect(faults).toEqual([`assets/index.js contains ${name} (${path}). Import it lazily.`]);
});

test('unwantedModuleFaults reports a script that the build report does not list', () => {
  expect(unwantedModuleFaults(['assets/index.js'], NOT_IN_FIRST_JAVASCRIPT, {})).toHaveLength(1);
});

test('largeScriptFaults reports a script that is too large for one task', () => {
  const files = [
    ['assets/live.js', BUDGETS.script + 1],
    ['assets/index.js', BUDGETS.script],
  ] as const;
  expect(largeScriptFaults(files)).toEqual([
    expect.stringContaining('assets/live.js has 300001 bytes'),
  ]);
});

test('pageScriptsBudget is higher for a page with Firestore, Chakra or the share form', () => {
  const modules = {
    'assets/admin.js': ['node_modules/@chakra-ui/react/dist/esm/index.js'],
    'assets/live.js': ['node_modules/@firebase/firestore/dist/index.esm.js'],
    'assets/share.js': ['web/src/features/sharing/ui/share-panel.tsx'],
    'assets/index.js': ['web/src/app/main.tsx'],
  };
  expect(pageScriptsBudget(['assets/index.js', 'assets/share.js'], modules)).toBe(
    BUDGETS.pageWithShareForm,
  );
  expect(pageScriptsBudget(['assets/index.js'], modules)).toBe(BUDGETS.page);
  expect(pageScriptsBudget(['assets/index.js', 'assets/live.js'], modules)).toBe(
    BUDGETS.pageWithFirestore,
  );
  expect(pageScriptsBudget(['assets/index.js', 'assets/admin.js'], modules)).toBe(
    BUDGETS.pageWithChakra,
  );
});
