import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { evaluationOrder } from './evaluation-order.ts';

/**
 * Matches the id of the Vite module that contains the function for `import()`. This function loads the styles and
 * scripts of a lazy part at the same time.
 */
const HELPER = /^\0vite\/preload-helper\.js$/;
const IMPORT = 'return baseModule()';

const PIECES = fileURLToPath(new URL('../src/lib/import-in-pieces.ts', import.meta.url));

/**
 * A Vite plugin that makes each `import()` evaluate its scripts one after another, with
 * `web/src/lib/import-in-pieces.ts`.
 */
export function sequentialLazyImports(): Plugin {
  let imports: ReadonlyMap<string, readonly string[]> = new Map();
  const inOrder = (script: string): string[] =>
    evaluationOrder(script, (file) => imports.get(file) ?? []);
  /** Returns the files of a lazy part without the scripts that the importing script (`host`) already loads itself. */
  const toLoad = (part: string, files: readonly string[], host: string): string[] => {
    const loaded = inOrder(host);
    return inOrder(part).filter((script) => files.includes(script) && !loaded.includes(script));
  };
  return {
    name: 'sequential-lazy-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (part, files, { hostId, hostType }) =>
            hostType === 'js' ? toLoad(part, files, hostId) : files,
        },
      },
    }),
    transform: {
      filter: { id: HELPER },
      handler: (code) => {
        if (!code.includes(IMPORT)) throw new Error('Vite imports lazy parts in another way now.');
        return { code: withPieces(code), map: null };
      },
    },
    generateBundle: {
      // Runs before Vite writes the list of scripts of each lazy part into the script that imports the part.
      order: 'pre',
      handler: (_options, bundle) => {
        imports = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        );
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
