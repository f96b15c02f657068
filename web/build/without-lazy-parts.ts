import type { Plugin } from 'vite';

const NOT_ON_THE_SERVER = '\0not-on-the-server';

/** For each entry of a build: the code that loads later in the browser, but that this entry renders nevertheless. */
const RENDERED: Readonly<Record<string, (source: string, importer: string) => boolean>> = {
  // The page renders the content of an open item and of a profile.
  'render-first-page.tsx': (source) =>
    source === './item-detail-content' || source.endsWith('./pages/profile-page'),
  // The build renders all routes.
  'render-built-pages.tsx': (_source, importer) =>
    /\/app\/(router|pages\/rare-pages)\.tsx$/.test(importer),
};

/**
 * Removes the code that loads after the first paint from the builds that render pages, except for the code in
 * `RENDERED`.
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
