import { describe, expect, it } from 'vitest';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { nextStart } from './changes-start';

const SECOND: Micros = 1_000_000;
const NOW: Micros = 1_795_000_000 * SECOND;

/** A board whose last change, last look and last complete look were so many seconds ago. */
const known = (ago: { watermark: number; asOf: number; completeTo: number }) => ({
  watermark: NOW - ago.watermark * SECOND,
  asOf: NOW - ago.asOf * SECOND,
  completeTo: NOW - ago.completeTo * SECOND,
});

describe('where the next look begins', () => {
  it('is the last stamp, with others of that stamp while there can be some', () => {
    const start = nextStart(known({ watermark: 1.5, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 1.5 * SECOND, inclusive: true, isComplete: false });
  });

  it('is after the last stamp once a second has shown no other', () => {
    const start = nextStart(known({ watermark: 2, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 2 * SECOND, inclusive: false, isComplete: false });
  });

  it('is a minute before the last complete look once a minute, to find what was committed late', () => {
    const start = nextStart(known({ watermark: 10, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 120 * SECOND, inclusive: true, isComplete: true });
  });

  it('does not reach back where nothing changed within that minute: each look is complete', () => {
    const start = nextStart(known({ watermark: 121, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 121 * SECOND, inclusive: false, isComplete: true });
  });
});
