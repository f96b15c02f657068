import type { ChunkModules, FirstLoad } from './first-load';

const KB = 1000;

/** Limits in bytes: scripts and styles after brotli compression, the rest as it is. */
export const BUDGETS = {
  firstJavaScript: 118 * KB,
  /** All JavaScript that a page loads without a tap on a control. */
  page: 220 * KB,
  pageWithFirestore: 380 * KB,
  firstStyles: 10 * KB,
  fonts: 120 * KB,
  phonePictures: 250 * KB,
} as const;

const NOT_IN_FIRST_JAVASCRIPT: Readonly<Record<string, RegExp>> = {
  Chakra: /node_modules\/(@chakra-ui|@emotion)\//,
  Firestore: /node_modules\/@firebase\/firestore\//,
  reactfire: /node_modules\/(reactfire|rxjs)\//,
  Auth: /node_modules\/@firebase\/auth\//,
  'image zoom': /node_modules\/react-zoom-pan-pinch\//,
  'menus and tooltips': /node_modules\/@ariakit\//,
  'crop tool': /node_modules\/react-image-crop\//,
  'form library': /node_modules\/(react-hook-form|@hookform\/resolvers)\//,
  combobox: /node_modules\/@ariakit\/react-components\/.*\/combobox\//,
  dialog: /node_modules\/(@radix-ui\/react-dialog|@zag-js\/dialog)\//,
  'navigation of members': /web\/src\/app\/shell\/member-navigation\.tsx$/,
};

/** Returns a message for each module that is in the first load although it must load lazily. */
export function unwantedModules({ scripts }: FirstLoad, chunkModules: ChunkModules): string[] {
  return scripts.flatMap((script) => {
    const modules = chunkModules[script];
    if (modules === undefined) return [`The build report does not list the modules of ${script}.`];
    return Object.entries(NOT_IN_FIRST_JAVASCRIPT).flatMap(([name, pattern]) => {
      const module = modules.find((path) => pattern.test(path));
      return module === undefined
        ? []
        : [`${script} contains ${name} (${module}). Import it lazily.`];
    });
  });
}

/** Returns the limit for the scripts of a page. */
export const pageBudget = (scripts: readonly string[], chunkModules: ChunkModules): number =>
  scripts.some((script) =>
    chunkModules[script]?.some((path) => path.includes('/@firebase/firestore/')),
  )
    ? BUDGETS.pageWithFirestore
    : BUDGETS.page;
