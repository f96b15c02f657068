import { describe, expect, it } from 'vitest';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { nextSyncStart } from './loaded-item-index';

const SECOND: Micros = 1_000_000;
const NOW: Micros = 1_795_000_000 * SECOND;

/** A state whose last change, last sync and last complete sync were so many seconds ago. */
const known = (ago: { watermark: number; asOf: number; completeTo: number }) => ({
  watermark: NOW - ago.watermark * SECOND,
  asOf: NOW - ago.asOf * SECOND,
  completeTo: NOW - ago.completeTo * SECOND,
});

describe('the start of the next sync', () => {
  it('is the last timestamp, inclusive while other items can share it', () => {
    const start = nextSyncStart(known({ watermark: 1.5, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 1.5 * SECOND, inclusive: true, isComplete: false });
  });

  it('is after the last timestamp when no other item shared it for a second', () => {
    const start = nextSyncStart(known({ watermark: 2, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 2 * SECOND, inclusive: false, isComplete: false });
  });

  it('is a minute before the last complete sync once a minute, to find late commits', () => {
    const start = nextSyncStart(known({ watermark: 10, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 120 * SECOND, inclusive: true, isComplete: true });
  });

  it('does not reach back when nothing changed within that minute: each sync is complete', () => {
    const start = nextSyncStart(known({ watermark: 121, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 121 * SECOND, inclusive: false, isComplete: true });
  });
});
