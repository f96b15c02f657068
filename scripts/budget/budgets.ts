import type { ChunkModules } from '../stack/build-manifest';

const KB = 1000;

/**
 * Limits in bytes. HTML, scripts and styles count as compressed with Brotli, unless a comment says otherwise. Other
 * files count uncompressed.
 */
export const BUDGETS = {
  firstJavaScript: 118 * KB,
  /** All JavaScript that a page loads without a tap on a control. */
  page: 220 * KB,
  /**
   * The limit of the dashboard, which applies in place of `page`. It is higher because the dashboard shows its charts
   * without a scroll or tap.
   */
  dashboard: 233 * KB,
  /**
   * The limit of pages with the share form, which applies in place of `page`. It is higher because the form also cuts
   * pictures and hides parts of them (ADR 0100).
   */
  pageWithShareForm: 226 * KB,
  pageWithFirestore: 380 * KB,
  /**
   * The limit of the admin dashboard, which applies in place of `page`. It is higher because only this page uses
   * Chakra.
   */
  pageWithChakra: 330 * KB,
  /**
   * The limit of the size of each script, before compression. A browser evaluates a script in one uninterrupted task,
   * so a large script would block the page for too long.
   */
  script: 300 * KB,
  /**
   * The HTML of a rendered page, compressed by Brotli with quality 5, and the headers of its response. Together they
   * must fit into the first 10 segments of a connection (RFC 6928), which have 1,460 bytes each. The hashes in the
   * names of files change the size by up to 20 bytes with each build.
   */
  html: 14_600,
  shellStyles: 10 * KB,
  /**
   * All files that the service worker caches at its installation. The browser loads most of them from its HTTP cache
   * and not from the network.
   */
  installation: 170 * KB,
  fonts: 120 * KB,
  phonePictures: 250 * KB,
} as const;

type Patterns = Readonly<Record<string, RegExp>>;

export const FORM_LIBRARY = {
  'form library': /node_modules\/(react-hook-form|@hookform\/resolvers)\//,
} satisfies Patterns;

export const NOT_IN_FIRST_JAVASCRIPT: Patterns = {
  Firestore: /node_modules\/@firebase\/firestore\//,
  reactfire: /node_modules\/(reactfire|rxjs)\//,
  Auth: /node_modules\/@firebase\/auth\//,
  'menus and tooltips': /node_modules\/@ariakit\//,
  ...FORM_LIBRARY,
  combobox: /node_modules\/@ariakit\/react-components\/.*\/combobox\//,
  dialog: /node_modules\/(@radix-ui\/react-dialog|@zag-js\/dialog)\//,
  'navigation of members': /web\/src\/app\/shell\/member-navigation\.tsx$/,
};

export const MODULES_NOT_BEFORE_A_TAP: Patterns = {
  Chakra: /node_modules\/(@chakra-ui|@emotion)\//,
  'crop tool': /node_modules\/react-image-crop\//,
  'image zoom': /node_modules\/react-zoom-pan-pinch\//,
};

/**
 * Returns a message for each script and each pattern that matches one of its modules. The modules that match a pattern
 * must load later. Also returns a message for each script that the build report does not list.
 */
export function unwantedModuleFaults(
  scripts: readonly string[],
  patterns: Patterns,
  chunkModules: ChunkModules,
): string[] {
  return scripts.flatMap((script) => {
    const modules = chunkModules[script];
    if (modules === undefined) return [`The build report does not list the modules of ${script}.`];
    return Object.entries(patterns).flatMap(([name, pattern]) => {
      const module = modules.find((path) => pattern.test(path));
      return module === undefined
        ? []
        : [`${script} contains ${name} (${module}). Import it lazily.`];
    });
  });
}

/**
 * Returns a message for each script that is so large that a browser would evaluate it for too long in one task. Sizes
 * are in bytes before compression.
 */
export const largeScriptFaults = (
  sizes: readonly (readonly [file: string, bytes: number])[],
): string[] =>
  sizes
    .filter(([, bytes]) => bytes > BUDGETS.script)
    .map(
      ([file, bytes]) =>
        `${file} has ${bytes} bytes. Split it with CHUNKS in web/vite.config.ts, so that a browser evaluates it in several tasks.`,
    );

/**
 * Returns the limit in bytes for all scripts of a page together. The limit depends on whether the scripts contain
 * Firestore, Chakra, the share form or the charts of the dashboard.
 */
export function pageScriptsBudget(scripts: readonly string[], chunkModules: ChunkModules): number {
  const has = (part: string) =>
    scripts.some((script) => chunkModules[script]?.some((path) => path.includes(`/${part}`)));
  if (has('@firebase/firestore/')) return BUDGETS.pageWithFirestore;
  if (has('@chakra-ui/react/')) return BUDGETS.pageWithChakra;
  if (has('features/sales/ui/sales-charts.tsx')) return BUDGETS.dashboard;
  return has('features/sharing/ui/share-panel.tsx') ? BUDGETS.pageWithShareForm : BUDGETS.page;
}
