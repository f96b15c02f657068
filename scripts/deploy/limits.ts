const MB = 1_000_000;

/**
 * What Google takes: functions from firebase.google.com/docs/functions/quotas (100 MB of sources
 * compressed, 500 MB with modules), Hosting from firebase.google.com/docs/hosting/usage-quotas-pricing
 * (2 GB a file), rules from firebase.google.com/docs/rules (256 KB of source).
 */
export const LIMITS = {
  functionsArchiveBytes: 100 * MB,
  functionsInstalledBytes: 500 * MB,
  hostingFileBytes: 2_000 * MB,
  rulesBytes: 256_000,
} as const;

export interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** A line for the terminal: what was measured against what it may be. */
export function measureLine({ name, bytes, limit }: Measure): string {
  return `${name.padEnd(34)} ${inMegabytes(bytes).padStart(9)} of ${inMegabytes(limit)} MB`;
}

/** A sentence for each measure over its limit. */
export function overLimits(measures: readonly Measure[]): string[] {
  return measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit }) =>
        `${name} is ${inMegabytes(bytes)} MB and Firebase takes ${inMegabytes(limit)} MB: make it smaller.`,
    );
}

const inMegabytes = (bytes: number): string => (bytes / MB).toFixed(2);
