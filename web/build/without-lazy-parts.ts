import type { Plugin } from 'vite';

const NOT_ON_THE_SERVER = '\0not-on-the-server';

/** The server renders it if an item is open. */
const RENDERED = './item-detail-content';

/** Removes the code that loads after the first paint from the build for the server. */
export function withoutLazyParts(): Plugin {
  return {
    name: 'without-lazy-parts',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId: (source, _importer, { kind }) =>
      kind === 'dynamic-import' && source !== RENDERED ? NOT_ON_THE_SERVER : null,
    load: (id) => (id === NOT_ON_THE_SERVER ? 'export {};' : null),
  };
}
