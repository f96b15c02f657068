import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const packageSchema = z.looseObject({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  link: z.optional(z.boolean()),
});
const lockfileSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });

/** A package-lock.json of version 3. `packages` maps folders to packages. */
export type Lockfile = z.infer<typeof lockfileSchema>;

export function readLockfile(path: string): Lockfile {
  return lockfileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Returns the locked versions by the name of their package. */
export function lockedVersions(lockfile: Lockfile): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const [folder, { version }] of Object.entries(lockfile.packages)) {
    const name = folder.split('node_modules/').at(-1);
    if (!folder.includes('node_modules/') || name === undefined || version === undefined) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return versions;
}

/**
 * Returns a lockfile for functions/ with the packages of the root lockfile, but without links to workspaces. Packages
 * in functions/node_modules move to node_modules. The lockfile can contain packages that functions/ does not need.
 */
export function asFunctionsLockfile(root: Lockfile): Lockfile {
  const kept = Object.entries(root.packages).filter(
    ([folder, { link }]) => folder.startsWith('node_modules/') && link !== true,
  );
  const own = Object.entries(root.packages)
    .filter(([folder]) => folder.startsWith('functions/node_modules/'))
    .map(([folder, entry]) => [folder.slice('functions/'.length), entry] as const);
  const shadowed = (folder: string): boolean =>
    own.some(([above]) => folder.startsWith(`${above}/`));
  const functions = root.packages['functions'] ?? {};
  return {
    ...root,
    packages: {
      '': functions,
      ...Object.fromEntries(kept.filter(([folder]) => !shadowed(folder))),
      ...Object.fromEntries(own),
    },
  };
}
