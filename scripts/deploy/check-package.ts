import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, type Measure } from './limits';
import { fileSizes, type Packed } from './pack';

const total = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

/** The bytes of the archive that Firebase would upload; measured before anything is installed. */
export function archiveMeasure(packed: Packed): Measure {
  const archive = join(packed.folder, 'functions.tgz');
  execFileSync('tar', ['-czf', archive, '-C', packed.functions, '.']);
  const bytes = statSync(archive).size;
  return { name: 'functions, packed', bytes, limit: LIMITS.functionsArchiveBytes };
}

/** What is deployed, measured against Firebase's limits; functions must be installed. */
export function packageMeasures(packed: Packed): Measure[] {
  const [largest] = [...fileSizes(packed.hosting)].sort(([, a], [, b]) => b - a);
  return [
    {
      name: 'functions, with its packages',
      bytes: total(fileSizes(packed.functions)),
      limit: LIMITS.functionsInstalledBytes,
    },
    {
      name: `largest: ${largest?.[0].slice(-24) ?? 'no file'}`,
      bytes: largest?.[1] ?? 0,
      limit: LIMITS.hostingFileBytes,
    },
    ...packed.rules.map((name) => ({
      name,
      bytes: statSync(join(packed.folder, name)).size,
      limit: LIMITS.rulesBytes,
    })),
  ];
}
