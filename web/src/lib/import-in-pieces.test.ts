import { expect, test } from 'vitest';
import { importInPieces } from './import-in-pieces';
import { nextTask } from './next-task';

/** Returns a fake `import` and its `steps`: each script that it evaluates, and 'tap' for the task after each script. */
function evaluations() {
  const steps: string[] = [];
  const load = (file: string) => {
    steps.push(file);
    void nextTask().then(() => steps.push('tap'));
    return Promise.resolve();
  };
  return { steps, load };
}

test('evaluates one script after another, and lets the browser handle a tap after each', async () => {
  const { steps, load } = evaluations();
  await importInPieces(['base.js', 'library.js', 'part.js'], load);
  expect(steps).toEqual(['base.js', 'tap', 'library.js', 'tap', 'part.js', 'tap']);
});

test('does not wait for scripts that were evaluated before', async () => {
  await importInPieces(['shared.js'], () => Promise.resolve());
  const { steps, load } = evaluations();
  await importInPieces(['shared.js', 'other.js'], load);
  expect(steps).toEqual(['other.js', 'tap']);
});

test('rejects if a script cannot be loaded, and loads it again on the next call', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(importInPieces(['flaky.js'], () => Promise.reject(failure))).rejects.toBe(failure);
  const { steps, load } = evaluations();
  await importInPieces(['flaky.js'], load);
  expect(steps).toEqual(['flaky.js', 'tap']);
});
