import type { Plugin } from 'vite';
import { SHELL } from '../src/lib/shell.ts';

/**
 * A Vite plugin that renames index.html to shell.html. Hosting would otherwise serve index.html at `/` instead of the
 * rendered page.
 */
export function renameIndexToShell(): Plugin {
  return {
    name: 'rename-index-to-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const page = bundle['index.html'];
        if (page) page.fileName = SHELL;
      },
    },
  };
}
