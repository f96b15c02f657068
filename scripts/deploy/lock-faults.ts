import { execa } from 'execa';
import { ROOT } from '../stack/paths';
import { lockedVersions, type Lockfile } from './lockfile';

/** A package.json, as far as its dependencies go. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly devDependencies?: Readonly<Record<string, string>> | undefined;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The parts of sharp that the cloud needs. npm leaves them out if it locks on another system. */
const CLOUD_PACKAGES = ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'];

/** Returns what lockfile-lint reports: packages with the host of a registry, and checksums other than SHA-512. */
export async function sourceFaults(path: string): Promise<string[]> {
  // No registry is called 'none', so every host is refused.
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
  return failed ? [`${path}: ${stdout}${stderr} Install with the repository's .npmrc.`] : [];
}

/** Returns a sentence for each version that functions would run with and that the tests do not use. */
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

/** Returns a sentence for each direct dependency whose version npm may choose. */
export function looseDependencies(folder: string, manifest: Manifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(
      ([name, version]) =>
        `${folder}/package.json asks for ${name} ${version}: pin one exact version.`,
    );
}

/** Returns a sentence for each direct dependency, and each part of sharp, that the functions' lockfile lacks. */
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
