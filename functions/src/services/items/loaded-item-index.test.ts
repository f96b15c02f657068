import { describe, expect, it } from 'vitest';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { nextSyncStart } from './loaded-item-index';

const SECOND: Micros = 1_000_000;
const NOW: Micros = 1_795_000_000 * SECOND;

/** Creates the state of an index whose times are the given numbers of seconds before NOW. */
const stateOf = (ago: { watermark: number; asOf: number; completeTo: number }) => ({
  watermark: NOW - ago.watermark * SECOND,
  asOf: NOW - ago.asOf * SECOND,
  completeTo: NOW - ago.completeTo * SECOND,
});

describe('nextSyncStart', () => {
  it('lets the next sync read items with the last timestamp again while another item can still get this timestamp', () => {
    const start = nextSyncStart(stateOf({ watermark: 1.5, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 1.5 * SECOND, inclusive: true, isComplete: false });
  });

  it('lets the next sync read only items with a later timestamp when no other item can get the last timestamp', () => {
    const start = nextSyncStart(stateOf({ watermark: 2, asOf: 1, completeTo: 30 }), NOW);
    expect(start).toEqual({ from: NOW - 2 * SECOND, inclusive: false, isComplete: false });
  });

  it('returns the time a minute before the last complete sync, to find late commits, when that sync is a minute old', () => {
    const start = nextSyncStart(stateOf({ watermark: 10, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 120 * SECOND, inclusive: true, isComplete: true });
  });

  it('returns the time of the last change when this change is older than any late commit can be', () => {
    const start = nextSyncStart(stateOf({ watermark: 121, asOf: 1, completeTo: 60 }), NOW);
    expect(start).toEqual({ from: NOW - 121 * SECOND, inclusive: false, isComplete: true });
  });
});
