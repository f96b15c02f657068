import type { IncomingMessage, ServerResponse } from 'node:http';
import createProvider from 'superstatic/lib/providers/fs.js';
import superstatic from 'superstatic/lib/superstatic.js';
import { ROOT } from '../lib/paths';
import { webBuiltAtMs, type Hosting, type HostingRewrite } from './hosting';

type Middleware = (req: IncomingMessage, res: ServerResponse) => void;
export type RequestHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
export type RewriteHandler = (rewrite: HostingRewrite) => Promise<Middleware>;

interface HostingSpec {
  readonly cwd: string;
  readonly config: Hosting;
  readonly provider: FileProvider;
  readonly compression: boolean;
  readonly rewriters: { readonly function: RewriteHandler };
}

type FileProvider = (req: IncomingMessage, pathname: string) => Promise<object | null>;

const createFiles = createProvider as (options: { cwd: string; public: string }) => FileProvider;
const createHosting = superstatic as (spec: HostingSpec) => RequestHandler;

/**
 * Returns superstatic's provider of files with one change: it returns null for a name that is too long for the file
 * system. The original provider rejects.
 */
function createFileProvider(root: string, folder: string): FileProvider {
  const find = createFiles({ cwd: root, public: folder });
  return (req, pathname) =>
    find(req, pathname).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return null;
      throw error;
    });
}

/**
 * Returns a function that returns the request handler for Hosting. The returned function reads the configuration again
 * after each web build, because each build changes the names of files.
 */
export function createStaticHosting(
  read: () => Hosting,
  toFunction: RewriteHandler,
): () => RequestHandler {
  const create = () => {
    const config = read();
    return createHosting({
      cwd: ROOT,
      config,
      provider: createFileProvider(ROOT, config.public),
      compression: false,
      rewriters: { function: toFunction },
    });
  };
  let last = { build: webBuiltAtMs(), hosting: create() };
  return () => {
    const build = webBuiltAtMs();
    if (build !== last.build) last = { build, hosting: create() };
    return last.hosting;
  };
}
