import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './build/chunk-modules.ts';
import { shortClassNames } from './build/class-names.ts';
import { designTokens } from './build/design-tokens.ts';
import { writeDisplayFont } from './build/display-font.ts';
import { extractInjectedStyles } from './build/extract-injected-styles.ts';
import { firstPaintScript } from './build/first-paint-script.ts';
import { installableApp } from './build/installable-app.ts';
import { itemAssetLinks } from './build/item-asset-links.ts';
import { preloadFont } from './build/preload-font.ts';
import { reducedReactRouter } from './build/reduced-react-router.ts';
import { renameIndexToShell } from './build/rename-index-to-shell.ts';
import { sequentialLazyImports } from './build/sequential-lazy-imports.ts';
import { withoutLazyParts } from './build/without-lazy-parts.ts';
import { withoutServerSettings } from './build/without-server-settings.ts';
import { withoutUnusedSdks } from './build/without-unused-sdks.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const displayFont = await writeDisplayFont();
const gateway = process.env['BOLOBOARD_GATEWAY'] ?? 'http://127.0.0.1:5000';

const alias = {
  '@contract': fromHere('../contract'),
  '@display-font': displayFont,
  '@': fromHere('./src'),
};

/** Matches the modules with the rows of calls that only admins make, and with the schemas that only these calls use. */
const ADMIN_CALLS =
  /\/contract\/(endpoints\/(admin-endpoints|appeal-decisions|figures|members-for-admins|moderation)|schemas\/(audit-log|figures|members-for-admins|report-for-admins))\.ts$/;

/** Matches modules that every page loads after its first paint. */
const EVERY_PAGE_LATER =
  /\/web\/src\/(app\/shell\/(session-watcher|theme-switch)|services\/(achievements-change|worker-registration|saved\/query-saver)|lib\/outbox\/outbox-store)\.tsx?$/;

/**
 * Matches small modules that several pages load lazily. The build joins them in one file, because the app and the HTML
 * of a profile contain the name of every file, and many names would take more bytes than the code. These modules may
 * import only what the first load contains, because an open item waits for this file.
 */
const SMALL_PARTS =
  /\/web\/src\/(components\/(action-button-row|close-button|confirm-dialog|member-picture|modal-dialog|moment|premium-lock)|lib\/is-typing|services\/(failure-sentence|items-in-responses|update-cached-current-user)|features\/(items\/(model\/hide-items|ui\/missing-right-link)|profiles\/(api\/blocked-members|model\/blocked-member-keys)))\.tsx?$/;

const INITIAL: '$initial'[] = ['$initial'];

/**
 * The groups that state which modules go into which output file. The first group that matches a module takes the module
 * and all its imports.
 */
const CHUNKS = [
  // The contract is a separate output file, so that the browser can handle a click after this file and before the rest
  // of the app. This file creates the schemas of all calls, which takes almost half of the app's start time.
  { name: 'contract', test: /\/contract\/|\/node_modules\/zod\//, tags: INITIAL },
  { name: 'libraries', test: /\/node_modules\//, tags: INITIAL },
  { name: 'first', tags: INITIAL },
  // This output file has the rows and schemas of all calls that the first screen does not make.
  {
    name: 'calls',
    test: (id: string) => /\/contract\/(endpoints|schemas)\//.test(id) && !ADMIN_CALLS.test(id),
  },
  // A group also takes the imports of its modules. If this group came first, it would take modules that belong to the
  // groups above.
  { name: 'admin-calls', test: ADMIN_CALLS },
  { name: 'later', test: EVERY_PAGE_LATER },
  { name: 'small-parts', test: SMALL_PARTS },
  // The browser evaluates these groups in separate tasks (see `sequentialLazyImports`). They come last, so that the groups
  // above take shared modules. Firestore comes after the modules that it imports.
  { name: 'firebase-app', test: /\/node_modules\/@firebase\/(app|component|logger|util)\// },
  { name: 'firestore', test: /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fromHere('.'),
  plugins: [
    react(),
    designTokens(),
    firstPaintScript(),
    itemAssetLinks(),
    sequentialLazyImports(),
    preloadFont(),
    reducedReactRouter(),
    renameIndexToShell(),
    withoutLazyParts(),
    withoutServerSettings(),
    withoutUnusedSdks(),
    extractInjectedStyles(),
    chunkModules(fromHere('..')),
    isSsrBuild !== true && installableApp(),
  ],
  resolve: { alias },
  // Developers see readable class names. The build shortens them.
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClassNames(fromHere('./src')) } }
      : {},
  server: {
    // The server compares the host of a request with the origin of the page, so `changeOrigin` must stay false. Vite
    // itself serves the pages /item/…, but without link previews.
    proxy: Object.fromEntries(
      ['/api', '/media', '/__/', '/__local/', '/robots.txt', '/sitemap.xml'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  // The build bundles the code for the server into one file, because the deployed functions install only their own
  // packages.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: !isSsrBuild,
    sourcemap: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Also minifies the code for the server, because a function that starts cold loads minified code faster.
    minify: true,
    rolldownOptions: {
      output: {
        // The first load contains the name of every file, so shorter hashes save 0.2 kB. A hash has 42 bits, which are
        // enough to tell the versions of one file apart.
        ...(isSsrBuild !== true && {
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          chunkFileNames: 'assets/[name]-[hash:7].js',
        }),
        // The groups join many small files that lazy parts share, because one file compresses better. Libraries have a
        // separate file, because they rarely change and then stay cached after a release.
        codeSplitting: isSsrBuild !== true && {
          groups: CHUNKS,
        },
      },
    },
  },
}));
