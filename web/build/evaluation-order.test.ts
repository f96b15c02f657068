import { expect, test } from 'vitest';
import { evaluationOrder } from './evaluation-order.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // An import that another import needs, too, and one that is imported before it.
  'reader.js': ['calls.js', 'firestore.js', 'live.js'],
  'live.js': ['firebase-app.js', 'firestore.js'],
  'firestore.js': ['firebase-app.js'],
  // They import each other.
  'firebase-app.js': ['index.js'],
  'index.js': ['calls.js'],
  'calls.js': ['index.js'],
};

test('puts each script behind what it imports', () => {
  const order = evaluationOrder('reader.js', (script) => IMPORTS[script] ?? []);
  expect(order).toEqual([
    ...['index.js', 'calls.js', 'firebase-app.js'],
    ...['firestore.js', 'live.js', 'reader.js'],
  ]);
});
