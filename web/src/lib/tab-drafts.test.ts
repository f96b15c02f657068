import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetTabDrafts, createTabDraftStore } from './tab-drafts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the drafts of each kind separately, and deletes all of them together', () => {
  const reports = createTabDraftStore('reports', z.string());
  const notes = createTabDraftStore('notes', z.string());
  reports.keep('ann owl', 'A report');
  notes.keep('ann owl', 'A note');
  expect([reports.of('ann owl'), notes.all()]).toEqual(['A report', { 'ann owl': 'A note' }]);
  notes.forget('ann owl');
  expect([reports.of('ann owl'), notes.of('ann owl')]).toEqual(['A report', undefined]);
  notes.keep('bob owl', 'Another note');
  forgetTabDrafts();
  expect(stored.size).toBe(0);
});
