import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { SEARCH_START_URL, SHARE_START_URL, SHARE_TARGET } from '../../contract/rules/start-url.ts';
import { palette } from '../src/components/palette.ts';
import type { BuiltFile } from '../src/lib/built-file.ts';
import { BUILT_PAGES_FILE, BUILT_PAGES_REVISION } from '../src/lib/built-page.ts';
import { SHELL } from '../src/lib/shell.ts';

/**
 * Matches chunks that are useless without a network: the code for live items, signing in, the admin page, analytics and
 * ads.
 */
const NEEDS_NETWORK =
  /^assets\/(live-item-reader|firebase-auth|firebase-analytics|client-ads|admin-dashboard)-/;

/**
 * Returns the list of files for the service worker's cache. Marks a file in `assets/` as lazy if the HTML of the shell
 * does not link to it. Leaves out files that are useless without a network.
 */
export function serviceWorkerFiles<File extends BuiltFile>(
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
      // Without this setting, the build of the service worker logs the names of its files even if the build of the app
      // logs nothing.
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
              ...serviceWorkerFiles(files, readFileSync(join(dist, SHELL), 'utf8')),
              // A script writes this file, together with its revision, after the build
              // (`scripts/stack/built-pages.ts`).
              { url: BUILT_PAGES_FILE, revision: BUILT_PAGES_REVISION, size: 0 },
            ],
          }),
        ],
      },
    }),
  ];
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/install/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcutIcon = { src: '/install/icon-192.png', sizes: '192x192', type: 'image/png' };

/**
 * The content of the web app manifest: how the installed app looks, and what it offers to the operating system, such as
 * shortcuts. The dark theme color is in index.html.
 */
const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'BoloBoard',
  short_name: 'BoloBoard',
  description: 'See what resellers sold, for how much, and what to be on the lookout for.',
  lang: 'en-US',
  dir: 'ltr',
  categories: ['shopping', 'business'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: palette.light.canvas,
  background_color: palette.light.canvas,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    {
      src: '/install/phone.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The newest sales on a phone',
    },
    {
      src: '/install/desktop.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'The newest sales and the champions of the month',
    },
  ],
  shortcuts: [
    { name: 'Share a Sale', url: SHARE_START_URL, icons: [shortcutIcon] },
    { name: 'Search', url: SEARCH_START_URL, icons: [shortcutIcon] },
  ],
  share_target: {
    action: SHARE_TARGET.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: SHARE_TARGET.field,
          accept: [
            'image/png',
            'image/jpeg',
            'image/webp',
            'image/heic',
            'image/heif',
            'image/gif',
          ],
        },
      ],
    },
  },
};
