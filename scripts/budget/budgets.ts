import type { FirstLoad } from './first-load';

const KB = 1000;

/** The budgets of home's first paint in bytes: brotli for scripts and styles, plain for fonts. */
export const BUDGETS = {
  firstJavaScript: 150 * KB,
  firstStyles: 10 * KB,
  fonts: 120 * KB,
} as const;

/** Modules that home's first JavaScript must not contain, by patterns of their paths. */
const NOT_IN_FIRST_JAVASCRIPT: Readonly<Record<string, RegExp>> = {
  Firestore: /node_modules\/@firebase\/firestore\//,
  reactfire: /node_modules\/(reactfire|rxjs)\//,
  Auth: /node_modules\/@firebase\/auth\//,
  'the zoom': /node_modules\/react-zoom-pan-pinch\//,
  'menus and tooltips': /node_modules\/@ariakit\//,
  'the crop tool': /node_modules\/react-image-crop\//,
  'the form library': /node_modules\/(react-hook-form|@hookform\/resolvers)\//,
  'the combobox': /node_modules\/@ariakit\/react-components\/.*\/combobox\//,
  'a dialog': /node_modules\/(@radix-ui\/react-dialog|@zag-js\/dialog)\/|\/dialog\.js$/,
};

/** Returns a sentence for each forbidden module in the first JavaScript. */
export function unwantedModules(
  { scripts }: FirstLoad,
  chunkModules: Readonly<Record<string, readonly string[]>>,
): string[] {
  return scripts.flatMap((script) => {
    const modules = chunkModules[script];
    if (modules === undefined) return [`The build does not say what is in ${script}.`];
    return Object.entries(NOT_IN_FIRST_JAVASCRIPT).flatMap(([name, pattern]) => {
      const module = modules.find((path) => pattern.test(path));
      return module === undefined ? [] : [`${script} holds ${name} (${module}): import it lazily.`];
    });
  });
}
