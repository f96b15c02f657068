import { lockedVersions, type Lockfile } from './lockfile';

/** A package.json, as far as its dependencies go. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly devDependencies?: Readonly<Record<string, string>> | undefined;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What the cloud's machines need of sharp, which npm leaves out where it locked on another system. */
const CLOUD_PACKAGES = ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'];

/** A sentence for each version that functions would run with and the tests do not. */
export function disagreements(root: Lockfile, functions: Lockfile): string[] {
  const tested = lockedVersions(root);
  return [...lockedVersions(functions)].flatMap(([name, versions]) => {
    const known = tested.get(name);
    return [...versions]
      .filter((version) => known !== undefined && !known.has(version))
      .map(
        (version) =>
          `functions/package-lock.json has ${name} ${version} where the root has ${[...(known ?? [])].join(', ')}: run npm run lock:functions.`,
      );
  });
}

/** A sentence for each direct dependency whose version npm may choose. */
export function looseDependencies(path: string, manifest: Manifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${path} asks for ${name} ${version}: pin one exact version.`);
}

/** A sentence where a lockfile says which registry it was made with. */
export function hostNames(path: string, lockfile: Lockfile): string[] {
  const named = Object.entries(lockfile.packages).filter(([, { resolved }]) =>
    resolved?.includes('://'),
  );
  return named.map(
    ([folder]) =>
      `${path} names a host for ${folder}: install with the repository's .npmrc, which leaves addresses out.`,
  );
}

/** A sentence for each direct dependency, and each part of sharp, that functions' lockfile lacks. */
export function missingPackages(manifest: Manifest, functions: Lockfile): string[] {
  const locked = Object.entries(manifest.dependencies ?? {});
  const stale = locked.filter(
    ([name, version]) => functions.packages[`node_modules/${name}`]?.version !== version,
  );
  const cloud = CLOUD_PACKAGES.filter((name) => !(`node_modules/${name}` in functions.packages));
  return [...stale.map(([name]) => name), ...cloud].map(
    (name) => `functions/package-lock.json lacks the right ${name}: run npm run lock:functions.`,
  );
}
