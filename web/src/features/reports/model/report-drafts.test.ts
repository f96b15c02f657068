import { forgetTabDrafts } from '@/lib/tab-drafts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-drafts';

const EMPTY = { reason: '', description: '' };
const TYPED = { reason: 'spam', description: 'Typed' };
const item = { memberId: 'ann', target: { itemId: 'bowl', commentId: null } };
const OTHERS = [
  { ...item, memberId: 'bob' },
  { ...item, target: { itemId: 'owl', commentId: null } },
  { ...item, target: { itemId: 'bowl', commentId: 'c1' } },
];

function storageOf(text: string | null): Storage {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => void (stored = value),
    removeItem: () => void (stored = null),
  } as unknown as Storage;
}
const blocked = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
});

beforeEach(() => void vi.stubGlobal('sessionStorage', storageOf(null)));
afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['with sessionStorage', () => storageOf(null)],
  ['when the browser blocks sessionStorage', () => blocked],
])('%s', (_what, storage) => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
    forgetTabDrafts();
  });

  test('returns a draft only to the member who typed it, and only for the item or comment that it is about', () => {
    keepReportDraft(item, TYPED);
    expect(readReportDraft(item)).toEqual(TYPED);
    for (const other of OTHERS) expect(readReportDraft(other)).toEqual(EMPTY);
  });

  test('`forgetReportDraft` deletes only the given draft, and `forgetTabDrafts` deletes all drafts', () => {
    for (const of of [item, ...OTHERS]) keepReportDraft(of, TYPED);
    forgetReportDraft(item);
    expect([item, ...OTHERS].map((of) => readReportDraft(of).description)).toEqual([
      '',
      'Typed',
      'Typed',
      'Typed',
    ]);
    forgetTabDrafts();
    for (const of of OTHERS) expect(readReportDraft(of)).toEqual(EMPTY);
  });
});

test.each(['{', '[]', 'null', '{"ann bowl ":{"reason":1}}'])(
  'returns an empty draft when sessionStorage contains %s',
  (text) => {
    vi.stubGlobal('sessionStorage', storageOf(text));
    expect(readReportDraft(item)).toEqual(EMPTY);
  },
);
