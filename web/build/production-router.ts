import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** React Router's files without warnings for developers. Its package does not export them. */
const FOLDER = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);

/** Builds with the part of React Router that the app uses: 1.5 kB less, compressed. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? join(FOLDER, 'index.mjs') : null),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/**
 * Returns JavaScript whose components can be removed if nothing uses them. A name for developer tools and an unmarked call keep
 * them. Lines stay as they are.
 */
const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ ');
