import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/paths';
import { importGraph } from './import-graph';
import { trackedFiles } from './tracked-files';

const PRODUCT = ['contract', 'web/src', 'functions/src'];
const NOT_PRODUCT = /\.(test|spec|test-support)\.tsx?$/;

/** Matches a call that changes cached responses. */
const CACHE_CHANGE =
  /\b(?:setQueryData|setQueriesData|invalidateQueries|resetQueries|removeQueries|cancelQueries|mapCachedItems|forgetList)(?:<[^(]*>)?\(/g;
const DATABASE = /\b(?:createStore|openDB)(?:<[^(]*>)?\(\s*(?:'([^']+)'|(\w+))/g;
const REPO = /\bcreate\w+Repo\(/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** How often a pattern occurs in the product's code, and in how many files. */
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

/** Returns the names of the databases that the browser's code opens, each once. */
export const databasesIn = (sources: readonly Source[]): readonly string[] => [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(DATABASE)].flatMap(
        ([, name, constant]) => name ?? valueOf(constant, text) ?? [],
      ),
    ),
  ),
];

/**
 * Returns the value of a constant from the text of its file. Returns undefined if the name is a parameter, as in code that
 * opens databases of earlier versions.
 */
const valueOf = (constant = '', text: string): string | undefined =>
  new RegExp(`\\bconst ${constant} = '([^']+)'`).exec(text)?.[1];

export interface StructureCounts {
  readonly files: number;
  readonly filesWithOneImporter: number;
  readonly cacheChanges: PatternCount;
  readonly databases: readonly string[];
  /** Calls that create a repo in functions/src/app. */
  readonly createdRepos: PatternCount;
}

/** Counts the files of the product without tests, and over how many files changes of caches, databases and repos are spread. */
export async function structureCounts(): Promise<StructureCounts> {
  const sources = trackedFiles(...PRODUCT)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  const web = sources.filter(({ file }) => file.startsWith('web/'));
  return {
    files: sources.length,
    filesWithOneImporter: await filesWithOneImporter(),
    cacheChanges: countPattern(CACHE_CHANGE, web),
    databases: databasesIn(web),
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
