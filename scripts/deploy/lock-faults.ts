import { execa } from 'execa';
import { ROOT } from '../lib/paths';
import { lockedVersions, type Lockfile } from './lockfile';

export interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly devDependencies?: Readonly<Record<string, string>> | undefined;
}

/**
 * Matches an exact version, such as `1.2.3`. Also matches the exact version of another package that is installed under
 * this name, such as `npm:@scope/name@1.2.3`.
 */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * sharp's packages for the platform of the cloud. On another platform, npm writes a lockfile without these packages.
 */
const CLOUD_PACKAGES = ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'];

/**
 * Returns one message about all entries of a lockfile that contain a registry URL or have no SHA-512 checksum. Returns
 * no message if there are no such entries.
 */
export async function lockfileSourceFaults(path: string): Promise<string[]> {
  // Allows only the host 'none', which no registry has. lockfile-lint therefore reports every entry with the URL of a
  // registry.
  const rules = [
    '--type',
    'npm',
    '--allowed-hosts',
    'none',
    '--validate-integrity',
    '--format',
    'plain',
  ];
  const { failed, stdout, stderr } = await execa('lockfile-lint', ['--path', path, ...rules], {
    cwd: ROOT,
    preferLocal: true,
    reject: false,
  });
  return failed ? [`${path}: ${stdout}${stderr} Install with the .npmrc of this repository.`] : [];
}

/**
 * Returns a message for each version in the functions' lockfile that differs from the root lockfile. The tests run
 * with the versions of the root lockfile.
 */
export function versionConflicts(root: Lockfile, functions: Lockfile): string[] {
  const tested = lockedVersions(root);
  return [...lockedVersions(functions)].flatMap(([name, versions]) => {
    const known = tested.get(name);
    return [...versions]
      .filter((version) => known !== undefined && !known.has(version))
      .map(
        (version) =>
          `functions/package-lock.json has ${name} ${version}, but the root has ${[...(known ?? [])].join(', ')}. Run: npm run lock:functions`,
      );
  });
}

/** Returns a message for each dependency without an exact version. */
export function looseDependencyFaults(folder: string, manifest: PackageManifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(
      ([name, version]) => `${folder}/package.json has ${name} ${version}. Pin an exact version.`,
    );
}

/**
 * Returns a message for each direct dependency or sharp package that is missing in the functions' lockfile or has
 * another version there.
 */
export function missingPackageFaults(manifest: PackageManifest, functions: Lockfile): string[] {
  const locked = Object.entries(manifest.dependencies ?? {});
  const stale = locked.filter(
    ([name, version]) => functions.packages[`node_modules/${name}`]?.version !== version,
  );
  const cloud = CLOUD_PACKAGES.filter((name) => !(`node_modules/${name}` in functions.packages));
  return [...stale.map(([name]) => name), ...cloud].map(
    (name) =>
      `functions/package-lock.json does not have the right version of ${name}. Run: npm run lock:functions`,
  );
}
