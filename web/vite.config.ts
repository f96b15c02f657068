import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './build/chunk-modules.ts';
import { designTokens } from './build/design-tokens.ts';
import { extractInjectedStyles } from './build/extract-injected-styles.ts';
import { installableApp } from './build/installable-app.ts';
import { preloadFont } from './build/preload-font.ts';
import { withoutUnusedSdks } from './build/without-unused-sdks.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gateway = process.env['BOLOBOARD_GATEWAY'] ?? 'http://127.0.0.1:5000';

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    designTokens(),
    preloadFont(),
    withoutUnusedSdks(),
    extractInjectedStyles(),
    chunkModules(fromHere('..')),
    installableApp(),
  ],
  resolve: { alias: { '@contract': fromHere('../contract'), '@': fromHere('./src') } },
  server: {
    // The server compares the browser's host with the origin, so `changeOrigin` must stay false.
    // Vite serves /item/… itself, without link previews.
    proxy: Object.fromEntries(
      ['/api', '/media', '/__/', '/robots.txt', '/sitemap.xml'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Libraries change rarely, so they stay cached after a release.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
          ],
        },
      },
    },
  },
});
