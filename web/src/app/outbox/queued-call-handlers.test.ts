import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '@/services/api-error';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { QUEUED_CALL_HANDLERS } from './queued-call-handlers';

const mocks = vi.hoisted(() => ({ isThere: true }));
vi.mock('@/features/sharing/model/queued-sale-handlers', () => ({
  get queuedSaleHandlers() {
    if (!mocks.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return {
      check: () => Promise.resolve({ state: 'checked', file: null, draft: 'draft' }),
      review: () => 'Another sale?',
      reviewFirst: () => null,
      edit: () => Promise.resolve(null),
    };
  },
}));

const ENTRY = { endpoint: 'shareScreenshot' } as OutboxEntry;
const sale = QUEUED_CALL_HANDLERS['shareScreenshot'];

describe('a queued share', () => {
  beforeEach(() => {
    mocks.isThere = true;
  });

  test('is checked, reviewed and edited with the code for shares, which loads when it is needed', async () => {
    await expect(sale?.check?.(ENTRY, null)).resolves.toMatchObject({ draft: 'draft' });
    await expect(sale?.review?.(ENTRY, {})).resolves.toBe('Another sale?');
    await expect(sale?.reviewFirst?.({})).resolves.toBeNull();
    await expect(sale?.edit?.(ENTRY, null)).resolves.toBeNull();
  });

  test('fails with a network error when the code for shares cannot be loaded, so that the share stays in the queue', async () => {
    mocks.isThere = false;
    await expect(sale?.check?.(ENTRY, null)).rejects.toThrow(NetworkError);
    await expect(sale?.review?.(ENTRY, {})).rejects.toThrow(NetworkError);
    await expect(sale?.reviewFirst?.({})).rejects.toThrow(NetworkError);
  });

  test('cannot be edited when the code for shares cannot be loaded, and a message explains the cause', async () => {
    mocks.isThere = false;
    await expect(sale?.edit?.(ENTRY, null)).resolves.toBe(
      "We couldn't load the share form. Check your connection and try again.",
    );
  });
});
