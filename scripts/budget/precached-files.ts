import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a file in the list that the build writes into the service worker. */
const LISTED = /\{[^{}]*"url":"([^"]+)"[^{}]*\}/g;

/** Returns the files that the service worker caches at its installation, as paths below the build folder. */
export const readPrecachedFiles = (dist: string): string[] =>
  precachedFilesIn(readFileSync(join(dist, 'sw.js'), 'utf8'));

/**
 * Returns the same files as `readPrecachedFiles`, but takes the text of the built service worker instead of reading its
 * file.
 */
export const precachedFilesIn = (worker: string): string[] =>
  [...worker.matchAll(LISTED)].flatMap(([file, path = '']) =>
    file.includes('"lazy":true') ? [] : path,
  );
