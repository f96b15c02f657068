import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { BuiltFile } from '../src/lib/built-file.ts';
import { BUILT_PAGES_FILE, BUILT_PAGES_REVISION } from '../src/lib/built-page.ts';
import { SHELL } from '../src/lib/shell.ts';
import { webManifest } from './web-manifest.ts';

/** Chunks that are useless without a network: live items, signing in, the page for admins, and what only some visitors allow. */
const NEEDS_NETWORK =
  /^assets\/(live-item-reader|firebase-auth|firebase-analytics|client-ads|admin-dashboard)-/;

/** Marks the files that the shell does not name as lazy, and leaves out those that need the network. */
export function builtFiles<File extends BuiltFile>(
  files: readonly File[],
  shell: string,
): (File & BuiltFile)[] {
  return files
    .filter(({ url }) => !NEEDS_NETWORK.test(url))
    .map((file) =>
      file.url.startsWith('assets/') && !shell.includes(`/${file.url}"`)
        ? { ...file, lazy: true }
        : file,
    );
}

/** Builds the service worker `sw.js` with the list of built files, and writes the web app manifest. */
export function installableApp(): PluginOption {
  let dist = '';
  return [
    {
      name: 'find-dist',
      configResolved: ({ root, build }) => {
        dist = resolve(root, build.outDir);
      },
    },
    VitePWA({
      // Otherwise the worker's build reports its files even if the app's build does not.
      integration: {
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,css,woff2}', SHELL, 'favicon.svg', 'favicon-48.png'],
        manifestTransforms: [
          (files) => ({
            manifest: [
              ...builtFiles(files, readFileSync(join(dist, SHELL), 'utf8')),
              // Written after this, with its revision (`scripts/stack/built-pages.ts`).
              { url: BUILT_PAGES_FILE, revision: BUILT_PAGES_REVISION, size: 0 },
            ],
          }),
        ],
      },
    }),
  ];
}
