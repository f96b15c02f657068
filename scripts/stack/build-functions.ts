import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle, context, type BuildOptions, type Plugin } from 'esbuild';
import { BACKGROUND_FUNCTIONS } from '../../functions/src/app/events/background-functions';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { ROOT } from '../lib/paths';
import { replaceFile } from '../lib/put-in-place';

const FOLDER = join(ROOT, 'functions/lib');

export const FUNCTIONS_BUNDLE = join(FOLDER, 'index.js');

/**
 * Writes the files of a bundle. Each file is replaced atomically, because another run of the tests may load the file at
 * the same time.
 */
const writeWhole: Plugin = {
  name: 'write-whole',
  setup: (build) => {
    build.onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) replaceFile(path, contents);
    });
  },
};

const ENTRY = 'entry-of-all-functions';

/**
 * Creates the entry file of the bundle, which exports each function by its name. Firebase finds functions by the names
 * of exports, and code cannot compute these names. `export *` would leave out the default export.
 */
const exportEachFunction: Plugin = {
  name: 'export-each-function',
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`^${ENTRY}$`) }, ({ path }) => ({
      path,
      namespace: ENTRY,
    }));
    build.onLoad({ filter: /^/, namespace: ENTRY }, () => ({
      contents: `
        import events from './index';
        export * from './index';
        export const { ${Object.keys(BACKGROUND_FUNCTIONS).join(', ')} } = events;`,
      resolveDir: join(ROOT, 'functions/src'),
    }));
  },
};

/**
 * The packages that are in the bundle, without the parts that our code does not use. All other packages load from
 * node_modules, which takes longer: zod alone would load 92 files from there (ADR 0046).
 */
const BUNDLED = ['zod', 'lru-cache', 'p-queue'];

const EXTERNAL = Object.keys(functionsPackage.dependencies).filter(
  (name) => !BUNDLED.includes(name),
);

/**
 * The bundles to build. At its start, a bundle loads all packages that its files import. Only the layout of mails needs
 * React, so the layout is in a separate bundle.
 */
const ENTRY_POINTS = {
  index: ENTRY,
  'mail-layout': join(ROOT, 'functions/src/gateways/mail/mail-layout.tsx'),
};

const OPTIONS = {
  entryPoints: ENTRY_POINTS,
  outdir: FOLDER,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  // The packages in EXTERNAL are not in the bundle, because the cloud installs them in the deployed folder.
  external: [...EXTERNAL, './mail-layout.js'],
  alias: { '@contract': join(ROOT, 'contract') },
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
  plugins: [exportEachFunction, writeWhole],
} satisfies BuildOptions;

/** Bundles the functions into `folder`. */
export async function buildFunctions(folder = FOLDER): Promise<void> {
  await bundle({ ...OPTIONS, outdir: folder });
}

/**
 * Rebuilds the bundle when a source changes, and calls `onChange` after each successful rebuild.
 * @returns a function that stops watching
 */
export async function watchFunctions(onChange: () => Promise<void>): Promise<() => Promise<void>> {
  let first = true;
  let restarts = Promise.resolve();
  const watcher = await context({
    ...OPTIONS,
    plugins: [
      ...OPTIONS.plugins,
      {
        name: 'restart',
        setup: (build) => {
          build.onEnd(({ errors }) => {
            const isChange = !first && errors.length === 0;
            first = false;
            if (isChange) restarts = restarts.then(onChange).catch(console.error);
          });
        },
      },
    ],
  });
  await watcher.watch();
  return () => watcher.dispose();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildFunctions();
