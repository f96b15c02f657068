import type { Plugin } from 'vite';

const NOT_ON_THE_SERVER = '\0not-on-the-server';

/**
 * For each entry of the builds that render pages: whether the entry renders the given code, although the browser loads
 * this code later.
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
 * Removes code that loads after the first paint from the builds that render pages. Keeps the code that `RENDERED`
 * lists.
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
