import type { Plugin } from 'vite';

const NO_SDK = '\0no-sdk';

const UNUSED = new Set(
  ['auth', 'database', 'functions', 'remote-config', 'storage'].map((name) => `firebase/${name}`),
);

/** Removes the Firebase SDKs that only reactfire's unused hooks import from the build. */
export function withoutUnusedSdks(): Plugin {
  return {
    name: 'without-unused-sdks',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      UNUSED.has(source) && importer?.includes('/node_modules/reactfire/') ? NO_SDK : null,
    // CommonJS, because an empty ES module lacks the imported names and fails the build.
    load: (id) => (id === NO_SDK ? 'module.exports = {};' : null),
  };
}
