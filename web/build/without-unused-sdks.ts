import type { Plugin } from 'vite';

const NO_SDK = '\0no-sdk';

/** What reactfire's one module imports besides what is used of it. */
const UNUSED = new Set(
  ['auth', 'database', 'functions', 'remote-config', 'storage'].map((name) => `firebase/${name}`),
);

/**
 * Keeps out of the build the SDKs that reactfire imports for hooks that are not used; others may import
 * them still. Vite's development server takes them along.
 */
export function withoutUnusedSdks(): Plugin {
  return {
    name: 'without-unused-sdks',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      UNUSED.has(source) && importer?.includes('/node_modules/reactfire/') ? NO_SDK : null,
    // An empty ES module lacks the names that are imported, which fails the build.
    load: (id) => (id === NO_SDK ? 'module.exports = {};' : null),
  };
}
