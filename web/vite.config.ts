import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './build/chunk-modules.ts';
import { firstPaintColors } from './build/first-paint-colors.ts';
import { preloadFont } from './build/preload-font.ts';
import { withoutUnusedSdks } from './build/without-unused-sdks.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In development the pages come from Vite, and all else from the stack beside it. */
const gateway = process.env['BOLOBOARD_GATEWAY'] ?? 'http://127.0.0.1:5000';

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    firstPaintColors(),
    preloadFont(),
    withoutUnusedSdks(),
    chunkModules(fromHere('..')),
  ],
  resolve: { alias: { '@contract': fromHere('../contract'), '@': fromHere('./src') } },
  server: {
    // The gateway hears the browser's own host, by which the server tells foreign origins. Links to
    // items (/item/…) stay Vite's own pages here, without the tags of their previews.
    proxy: Object.fromEntries(
      ['/api', '/media', '/__/'].map((path) => [path, { target: gateway, changeOrigin: false }]),
    ),
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The libraries of the first page change less often than the product: a release keeps them cached.
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
