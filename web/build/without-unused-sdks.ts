import type { Plugin } from 'vite';

const NO_SDK = '\0no-sdk';

const UNUSED = new Set(
  ['auth', 'database', 'functions', 'remote-config', 'storage'].map((name) => `firebase/${name}`),
);

/**
 * The package that evaluates regular expressions in Firestore's pipelines, which the app does not use. It is a third
 * of Firestore's code.
 */
const REGEXES_OF_PIPELINES = 're2js';

/**
 * Removes packages from the build that only unused parts of libraries import: Firebase SDKs of reactfire's hooks, and
 * the regular expressions of Firestore's pipelines.
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
    // CommonJS, because the build fails if an empty ES module lacks the imported names.
    load: (id) => (id === NO_SDK ? 'module.exports = {};' : null),
  };
}
