import { expect, test } from 'vitest';
import { costsByModule } from './profile-costs';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

const profile = {
  nodes: [
    node(1, '(root)', '', [2, 8]),
    node(2, 'start', 'file:///p/scripts/bench/cold-process.ts', [3]),
    node(3, 'main', 'file:///p/functions/lib/index.js', [4]),
    node(4, 'load', 'file:///p/node_modules/express/index.js', [5, 6]),
    node(5, 'compile', 'node:internal/modules/cjs/loader'),
    node(6, 'parse', '/p/node_modules/express/node_modules/@types/qs/index.js', [7]),
    node(7, 'again', 'file:///p/node_modules/express/index.js'),
    node(8, '(idle)', ''),
  ],
  samples: [2, 3, 4, 5, 6, 7, 8],
  timeDeltas: [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000],
};

test('costsByModule adds the CPU time of Node.js code to the calling module, and counts a sample once for a module that is on the stack twice', () => {
  expect(costsByModule(profile, 'cold-process.ts')).toEqual([
    { module: 'our code', ownMs: 2, totalMs: 62 },
    { module: 'express', ownMs: 4 + 8 + 32, totalMs: 60 },
    { module: '@types/qs', ownMs: 16, totalMs: 48 },
  ]);
});
