import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's function around each `import()`, which loads the styles and scripts of a part at the same time. */
const HELPER = /^\0vite\/preload-helper\.js$/;
const IMPORT = 'return baseModule()';

const PIECES = fileURLToPath(new URL('../src/lib/import-in-pieces.ts', import.meta.url));

/** Lets each `import()` of the build evaluate its scripts one after another: `web/src/lib/import-in-pieces.ts`. */
export function lazyPartsInPieces(): Plugin {
  return {
    name: 'lazy-parts-in-pieces',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: HELPER },
      handler: (code) => {
        if (!code.includes(IMPORT)) throw new Error('Vite imports lazy parts in another way now.');
        return { code: withPieces(code), map: null };
      },
    },
  };
}

const withPieces = (code: string): string =>
  `import { importInPieces } from ${JSON.stringify(PIECES)};\n` +
  code.replace(
    IMPORT,
    `const scripts = (deps ?? []).filter((dep) => dep.endsWith('.js'));
return importInPieces(scripts.map((dep) => assetsURL(dep, importerUrl))).then(baseModule)`,
  );
