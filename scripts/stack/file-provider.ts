import type { IncomingMessage } from 'node:http';
import createProvider from 'superstatic/lib/providers/fs.js';

/** Finds the file at a path; null where there is none. */
export type FileProvider = (req: IncomingMessage, pathname: string) => Promise<object | null>;

const create = createProvider as (options: { cwd: string; public: string }) => FileProvider;

/** The files of a folder. A name longer than the disk allows is one that is not there. */
export function createFileProvider(root: string, folder: string): FileProvider {
  const find = create({ cwd: root, public: folder });
  return (req, pathname) =>
    find(req, pathname).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return null;
      throw error;
    });
}
