import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execaNode } from 'execa';
import { expect, test } from 'vitest';
import { BACKGROUND_FUNCTIONS } from '../../functions/src/app/events/background-functions';
import { ROOT } from '../lib/paths';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { buildFunctions } from './build-functions';
import { FUNCTION_NAMES } from './functions';

/**
 * A script that imports a bundle. For each export, it prints whether the export is a function that Firebase can deploy.
 */
const PRINT_EXPORTS = `
  const isDefined = ([name, value]) => [name, value !== undefined && '__endpoint' in value];
  const exported = Object.entries(await import(process.env.BUNDLE)).map(isDefined);
  console.log(JSON.stringify(Object.fromEntries(exported)));`;

/**
 * Imports a bundle as `firebase deploy` does. Returns for each export whether it is a function that Firebase can
 * deploy.
 */
async function exportsOf(bundle: string): Promise<unknown> {
  const { stdout } = await execaNode('-', {
    input: PRINT_EXPORTS,
    nodeOptions: ['--input-type=module'],
    env: { BUNDLE: pathToFileURL(bundle).href, FUNCTIONS_CONTROL_API: 'true' },
    extendEnv: false,
  });
  return JSON.parse(stdout);
}

test('the bundle exports exactly the functions of the function table, under their names', async () => {
  // Writes the bundle to a folder inside of functions/, where Node.js finds its packages.
  const lib = join(ROOT, 'functions/lib');
  mkdirSync(lib, { recursive: true });
  await withTemporaryFolder(join(lib, 'test-'), async (folder) => {
    await buildFunctions(folder);
    const events = Object.entries(BACKGROUND_FUNCTIONS).map(([name, { needs }]) => [
      name,
      needs === null,
    ]);
    // Expects `false` for each function that needs a parameter. No parameter is set in this test, so the export of such
    // a function is undefined.
    expect(await exportsOf(join(folder, 'index.js'))).toEqual(
      Object.fromEntries([...FUNCTION_NAMES.map((name) => [name, true]), ...events]),
    );
  });
});
