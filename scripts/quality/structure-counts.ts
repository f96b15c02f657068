import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths';
import { importGraph } from './import-graph';
import { trackedFiles } from './tracked-files';

const PRODUCT = ['contract', 'web/src', 'functions/src'];
const NOT_PRODUCT = /\.(test|spec|test-support)\.tsx?$/;

/** Matches a call that changes responses in the cache of the web app. */
const CACHE_CHANGE =
  /\b(?:setQueryData|setQueriesData|invalidateQueries|resetQueries|removeQueries|cancelQueries|mapCachedItems|forgetList)(?:<[^(]*>)?\(/g;
const DATABASE = /\b(?:createStore|openDB)(?:<[^(]*>)?\(\s*(?:'([^']+)'|(\w+))/g;
const REPO = /\bcreate\w+Repo\(/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The number of places in the product's code where a pattern occurs, and the number of files that contain it. */
export interface PatternCount {
  readonly places: number;
  readonly files: number;
}

export function countPattern(pattern: RegExp, sources: readonly Source[]): PatternCount {
  const found = sources
    .map(({ text }) => text.match(pattern)?.length ?? 0)
    .filter((places) => places > 0);
  return { places: found.reduce((sum, places) => sum + places, 0), files: found.length };
}

/** Returns the name of each database that the web app opens in the browser. */
export const browserDatabaseNamesIn = (sources: readonly Source[]): readonly string[] => [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(DATABASE)].flatMap(
        ([, name, constant]) => name ?? valueOf(constant, text) ?? [],
      ),
    ),
  ),
];

/**
 * Finds the value of a constant in the text of a file. Returns undefined if the name belongs to a parameter and not to
 * a constant, as in code that opens databases of earlier versions.
 */
const valueOf = (constant = '', text: string): string | undefined =>
  new RegExp(`\\bconst ${constant} = '([^']+)'`).exec(text)?.[1];

export interface StructureCounts {
  readonly files: number;
  readonly filesWithOneImporter: number;
  readonly cacheChanges: PatternCount;
  readonly databases: readonly string[];
  /** The places in functions/src/app that create a repo. */
  readonly createdRepos: PatternCount;
}

/**
 * Counts the source files of the product without tests. Also counts the places and files in which the product changes
 * caches, opens databases and creates repos.
 */
export async function structureCounts(): Promise<StructureCounts> {
  const sources = trackedFiles(...PRODUCT)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  const web = sources.filter(({ file }) => file.startsWith('web/'));
  return {
    files: sources.length,
    filesWithOneImporter: await filesWithOneImporter(),
    cacheChanges: countPattern(CACHE_CHANGE, web),
    databases: browserDatabaseNamesIn(web),
    createdRepos: countPattern(
      REPO,
      sources.filter(({ file }) => file.startsWith('functions/src/app/')),
    ),
  };
}

async function filesWithOneImporter(): Promise<number> {
  const modules = await importGraph(PRODUCT, [
    ...['--include-only', '^(contract|web/src|functions/src)/'],
    ...['--exclude', NOT_PRODUCT.source],
  ]);
  return modules.filter(
    ({ source, dependents }) => /\.tsx?$/.test(source) && dependents.length === 1,
  ).length;
}
