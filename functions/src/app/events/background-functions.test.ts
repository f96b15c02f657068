import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_FUNCTIONS } from '../../lib/elasticsearch-config';
import type { BackgroundFunction } from './background-function';
import { BACKGROUND_FUNCTIONS } from './background-functions';

test('docs/architecture.md describes exactly the background functions that exist', () => {
  const path = new URL('../../../../docs/architecture.md', import.meta.url);
  const described = readFileSync(path, 'utf8').matchAll(/^\| `(\w+)` +\| (scheduled|trigger)\b/gm);
  expect([...described].map(([, name, start]) => `${name}: ${start}`).sort()).toEqual(
    Object.entries<BackgroundFunction>(BACKGROUND_FUNCTIONS)
      .map(([name, { on }]) => `${name}: ${on.kind === 'schedule' ? 'scheduled' : 'trigger'}`)
      .sort(),
  );
});

test("the table of background functions gives the search engine's key to exactly the functions of ENGINE_FUNCTIONS", () => {
  const withKey = Object.entries<BackgroundFunction>(BACKGROUND_FUNCTIONS).flatMap(
    ([name, { secrets }]) => (secrets === 'elasticsearch' ? name : []),
  );
  expect(withKey.sort()).toEqual(ENGINE_FUNCTIONS.toSorted());
});
