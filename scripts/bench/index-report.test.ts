import { expect, test } from 'vitest';
import { loadingCells, comparisonTable, responseTimesCell } from './index-report';

const times = Array.from({ length: 100 }, (_, n) => 100 - n);

test('responseTimesCell shows the median and the 99th percentile, and the number of failures if there are any', () => {
  expect(responseTimesCell({ times, failures: [] })).toBe('51.0 / 100.0 ms');
  expect(responseTimesCell({ times, failures: [new Error('refused')] })).toBe(
    '51.0 / 100.0 ms, 1 failed',
  );
});

test('loadingCells shows the size of the index, the speed of loading it, and the bytes and CPU time per item', () => {
  const loaded = {
    items: 2000,
    bytes: 3_000_000,
    ms: 4000,
    ownCpuMs: 100,
    engineCpuMs: 800,
  };
  expect(loadingCells(loaded)).toEqual({
    items: '2,000',
    size: '3.0 MB',
    'size of an item': '1500 bytes',
    'load or index': '4.0 s',
    'items a second': '500',
    'CPU time of an item, this process': '0.050 ms',
    'CPU time of an item, engine': '0.400 ms',
  });
});

test('comparisonTable leaves a cell empty when the implementation of that column has no value for the row', () => {
  const columns = [
    { title: 'memory', cells: { items: '1', page: '2 ms' } },
    { title: 'engine', cells: { items: '1', disk: '3 MB', page: '4 ms' } },
  ];
  expect(comparisonTable(columns).split('\n')).toEqual([
    '|       | memory | engine |',
    '| ----- | -----: | -----: |',
    '| items |      1 |      1 |',
    '| page  |   2 ms |   4 ms |',
    '| disk  |        |   3 MB |',
  ]);
});
