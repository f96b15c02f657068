import type { ModuleWithImporters } from '../quality/import-graph';
import { SUITES, type SuiteName } from './suite-result';

/** For each suite of tests, the test files that a change can break. Suites without such files are left out. */
export type AffectedTests = Partial<Record<SuiteName, readonly string[]>>;

const CODE = /^(contract|web|functions|scripts|tools|e2e)\/.+\.(tsx?|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;

/**
 * The suites whose tests run the product as a whole, each with a pattern for the files of the product that its tests
 * run. `affectedTests` selects tests of these suites by area, which is a part of the product such as 'likes'.
 */
const COMPOSED: Partial<Record<SuiteName, RegExp>> = {
  component: /^web\/src\//,
  api: /^functions\/src\//,
  attack: /^functions\/src\//,
  e2e: /^(web|functions)\/src\//,
};

/**
 * Matches files that connect the areas of the product. The search for importers of a changed file stops at these files:
 * they import files of all areas, so their importers do not show which area a change can break.
 */
const COMPOSITION = /^(web|functions)\/src\/app\//;

const isText = (file: string): boolean => file.startsWith('docs/') || file.endsWith('.md');

export const isTestFile = (file: string): boolean => TEST.test(file);

function suiteOf(test: string): SuiteName {
  if (test.startsWith('e2e/')) return 'e2e';
  if (test.endsWith('.component.test.tsx')) return 'component';
  const [, suite] =
    /^functions\/test\/(api|attack|elasticsearch|rules|readings)\//.exec(test) ?? [];
  return (suite as SuiteName | undefined) ?? 'unit';
}

/**
 * Returns `file` and all files that import it, directly or through other files. Includes files that match COMPOSITION,
 * but not their importers.
 */
function withDependents(
  file: string,
  dependents: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = new Set([file]);
  for (const each of found)
    if (each === file || !COMPOSITION.test(each))
      for (const dependent of dependents.get(each) ?? []) found.add(dependent);
  return [...found];
}

/**
 * Returns the area of a path: 'likes' for `functions/src/services/likes/likes.ts`, `http/handlers/likes-handlers.ts`
 * and `e2e/likes`.
 */
function areaOf(path: string, areas: readonly string[]): string | undefined {
  const parts = path.replace(/\.[^/]*$/, '').split('/');
  return areas.find((area) => parts.some((part) => part === area || part.startsWith(`${area}-`)));
}

/** Returns the areas of the product, such as 'likes'. They are the names of the folders with browser or API tests. */
const areasWith = (tests: readonly string[]): readonly string[] => [
  ...new Set(
    tests.flatMap((test) => /^(?:e2e|functions\/test\/api)\/(\w+)\//.exec(test)?.[1] ?? []),
  ),
];

/**
 * Returns the tests that can fail because of changed files. Finds unit tests by the import graph. For tests of the
 * whole product, finds the areas of the changed files and of their importers, and returns the tests of these areas. If
 * these files belong to no area, returns all tests of the whole product. Returns all tests if a setting such as
 * package.json has changed.
 * @param changed paths relative to ROOT
 * @param tests all test files
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  graph: readonly ModuleWithImporters[],
): AffectedTests {
  if (changed.some((file) => !CODE.test(file) && !isText(file))) return bySuite(tests);
  const dependents = new Map(graph.map((module) => [module.source, module.dependents]));
  const affected = changed.map((file) => withDependents(file, dependents));
  const importers = new Set(affected.flat());
  const areas = areasWith(tests);
  const runsChange = (test: string): boolean =>
    affected.some((files) => {
      const composed = files.filter(
        (file) => COMPOSED[suiteOf(test)]?.test(file) && !TEST.test(file),
      );
      const reached = composed.flatMap((file) => areaOf(file, areas) ?? []);
      return (
        composed.length > 0 && (reached.length === 0 || reached.includes(areaOf(test, areas) ?? ''))
      );
    });
  const isAboutTexts = (test: string): boolean => test.startsWith('scripts/quality/');
  return bySuite(
    tests.filter(
      (test) =>
        importers.has(test) || runsChange(test) || (changed.some(isText) && isAboutTexts(test)),
    ),
  );
}

function bySuite(tests: readonly string[]): AffectedTests {
  const found = SUITES.map(
    (suite) => [suite, tests.filter((test) => suiteOf(test) === suite)] as const,
  );
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}
