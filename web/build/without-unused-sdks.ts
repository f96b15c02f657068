import type { Plugin } from 'vite';

const NO_SDK = '\0no-sdk';

const UNUSED = new Set(
  ['auth', 'database', 'functions', 'remote-config', 'storage'].map((name) => `firebase/${name}`),
);

/**
 * A package that only Firestore's pipelines use, to evaluate regular expressions. The app does not use pipelines. The
 * package is a third of Firestore's code.
 */
const REGEXES_OF_PIPELINES = 're2js';

/**
 * A Vite plugin that removes packages that only unused parts of libraries import: the Firebase SDKs that only unused
 * hooks of reactfire import, and the regular expressions of Firestore's pipelines.
 */
export function withoutUnusedSdks(): Plugin {
  return {
    name: 'without-unused-sdks',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      (UNUSED.has(source) && importer.includes('/node_modules/reactfire/')) ||
      (source === REGEXES_OF_PIPELINES && importer.includes('/node_modules/@firebase/firestore/'))
        ? NO_SDK
        : null,
    // Returns an empty CommonJS module. The build would fail on an empty ES module, because such a module lacks the
    // imported names.
    load: (id) => (id === NO_SDK ? 'module.exports = {};' : null),
  };
}
