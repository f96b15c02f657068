import type { Plugin } from 'vite';

const NOT_ON_THE_SERVER = '\0not-on-the-server';

/**
 * The lazy modules that pages nevertheless contain as HTML: the server or the build renders them, although the browser
 * loads them only after the first paint. Each key is the entry module of a build that renders pages. Its function
 * returns whether this build renders the module that `importer` imports as `source`.
 */
const RENDERED: Readonly<Record<string, (source: string, importer: string) => boolean>> = {
  // This entry renders the content of an open item, and of a profile.
  'render-first-page.tsx': (source) =>
    source === './item-detail-content' || source.endsWith('./pages/profile-page'),
  // This entry renders all routes.
  'render-built-pages.tsx': (_source, importer) =>
    /\/app\/(router|pages\/rare-pages)\.tsx$/.test(importer),
};

/**
 * A Vite plugin for the builds that render pages. It removes modules that the browser loads after the first paint,
 * except the modules in `RENDERED`.
 */
export function withoutLazyParts(): Plugin {
  let isRendered: (source: string, importer: string) => boolean = () => false;
  return {
    name: 'without-lazy-parts',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    configResolved: ({ build: { ssr } }) => {
      const entry = String(ssr).split('/').at(-1) ?? '';
      const rule = RENDERED[entry];
      if (!rule) throw new Error(`What does ${entry} render? Add it to RENDERED.`);
      isRendered = rule;
    },
    resolveId: (source, importer = '', { kind }) =>
      kind === 'dynamic-import' && !isRendered(source, importer) ? NOT_ON_THE_SERVER : null,
    load: (id) => (id === NOT_ON_THE_SERVER ? 'export {};' : null),
  };
}
