const KB = 1000;

/** What home's first paint may weigh, in bytes as brotli sends them (fonts as they are). */
export const BUDGETS = {
  firstJavaScript: 150 * KB,
  firstStyles: 10 * KB,
  fonts: 120 * KB,
} as const;

/** What home's first JavaScript may not hold, by how a module's path starts or what it contains. */
export const NOT_IN_FIRST_JAVASCRIPT: Readonly<Record<string, RegExp>> = {
  Firestore: /node_modules\/@firebase\/firestore\//,
  reactfire: /node_modules\/(reactfire|rxjs)\//,
  Auth: /node_modules\/@firebase\/auth\//,
  'the zoom': /node_modules\/react-zoom-pan-pinch\//,
  'menus and tooltips': /node_modules\/@ariakit\//,
  'the crop tool': /node_modules\/react-image-crop\//,
  'the form library': /node_modules\/(react-hook-form|@hookform\/resolvers)\//,
  'a dialog': /node_modules\/(@radix-ui\/react-dialog|@zag-js\/dialog)\/|\/dialog\.js$/,
};
