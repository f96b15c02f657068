import { expect, test } from 'vitest';
import { evaluationOrder } from './evaluation-order.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // 'reader.js' and 'live.js' both import 'firestore.js'. The first import of 'reader.js' is 'calls.js'.
  'reader.js': ['calls.js', 'firestore.js', 'live.js'],
  'live.js': ['firebase-app.js', 'firestore.js'],
  'firestore.js': ['firebase-app.js'],
  // 'firebase-app.js' and 'index.js' import each other.
  'firebase-app.js': ['index.js'],
  'index.js': ['calls.js'],
  'calls.js': ['index.js'],
};

test('evaluationOrder puts each script after the scripts that it imports', () => {
  const order = evaluationOrder('reader.js', (script) => IMPORTS[script] ?? []);
  expect(order).toEqual([
    'index.js',
    'calls.js',
    'firebase-app.js',
    'firestore.js',
    'live.js',
    'reader.js',
  ]);
});
