import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the names of the modules in each chunk of the build to `chunk-modules.json`. The report of the size budget
 * reads this file.
 */
export function chunkModules(repositoryRoot: string): Plugin {
  return {
    name: 'chunk-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const modules = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk'
            ? [[output.fileName, output.moduleIds.map((id) => readableId(repositoryRoot, id))]]
            : [],
        ),
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunk-modules.json',
        source: JSON.stringify(modules, null, 1),
      });
    },
  };
}

const readableId = (root: string, id: string) =>
  relative(root, id.replace(/^\0+/, '').replace(/\?.*$/, ''));
