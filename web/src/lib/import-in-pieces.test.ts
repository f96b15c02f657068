import { expect, test } from 'vitest';
import { importInPieces } from './import-in-pieces';
import { nextTask } from './next-task';

/** Loads scripts whose evaluation it lists, with the tasks that run between them. */
function evaluations() {
  const steps: string[] = [];
  const load = (file: string) => {
    steps.push(file);
    void nextTask().then(() => steps.push('tap'));
    return Promise.resolve();
  };
  return { steps, load };
}

test('evaluates what a script imports before it, and lets the browser answer a tap after each', async () => {
  const { steps, load } = evaluations();
  await importInPieces(['part.js', 'library.js', 'base.js'], load);
  expect(steps).toEqual(['base.js', 'tap', 'library.js', 'tap', 'part.js', 'tap']);
});

test('does not wait for what was evaluated before', async () => {
  await importInPieces(['shared.js'], () => Promise.resolve());
  const { steps, load } = evaluations();
  await importInPieces(['other.js', 'shared.js'], load);
  expect(steps).toEqual(['other.js', 'tap']);
});

test('rejects if a script cannot be loaded, and loads it again the next time', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(importInPieces(['flaky.js'], () => Promise.reject(failure))).rejects.toBe(failure);
  const { steps, load } = evaluations();
  await importInPieces(['flaky.js'], load);
  expect(steps).toEqual(['flaky.js', 'tap']);
});
