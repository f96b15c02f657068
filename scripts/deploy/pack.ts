import { cpSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../stack/paths';

const firebaseConfigSchema = z.looseObject({
  hosting: z.looseObject({ public: z.string() }),
  functions: z.array(z.looseObject({ source: z.string(), ignore: z.array(z.string()) })),
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
});

/** Where a packed deployment keeps its parts, relative to its folder. */
export interface Packed {
  readonly folder: string;
  readonly functions: string;
  readonly hosting: string;
  readonly rules: readonly string[];
}

/** Whether firebase.json's `functions.ignore` leaves a file out: as a name, at any depth. */
function isIgnored(path: string, ignore: readonly string[]): boolean {
  const parts = path.split('/');
  return ignore.some((pattern) => parts.some((part) => matchesName(part, pattern)));
}

function matchesName(name: string, pattern: string): boolean {
  const escaped = pattern
    .replace(/^\*\*\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(name);
}

/**
 * Copies into a folder what `firebase deploy` would send, as firebase.json says it: the functions'
 * source without what it ignores, Hosting's folder, rules and indexes.
 */
export function packDeployment(folder: string): Packed {
  const config = firebaseConfigSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')),
  );
  for (const { source, ignore } of config.functions) {
    cpSync(join(ROOT, source), join(folder, source), {
      recursive: true,
      filter: (path) => !isIgnored(path.slice(join(ROOT, source).length + 1), ignore),
    });
  }
  const rules = [config.firestore.rules, config.storage.rules];
  for (const path of [config.hosting.public, ...rules, config.firestore.indexes]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  return {
    folder,
    functions: join(folder, 'functions'),
    hosting: join(folder, config.hosting.public),
    rules,
  };
}

/** The bytes of each file below a folder, by path. */
export function fileSizes(folder: string): ReadonlyMap<string, number> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((e) => e.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), statSync(path).size];
    }),
  );
}
