import 'fake-indexeddb/auto';
import { clear, entries, set, setMany } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedScreenshotRecords } from '@/lib/shared-screenshots';
import { forgetFormerMembers } from '@/services/forget-former-members';
import { forgetMember } from './forget-member';

vi.mock('@/features/comments/model/draft-store', () => ({ clearCommentDrafts: vi.fn() }));
vi.mock('@/features/reports/model/report-drafts', () => ({ forgetReportDrafts: vi.fn() }));
vi.mock('@/features/sharing/model/draft-store', () => ({ clearDraft: vi.fn() }));
vi.mock('@/lib/outbox/outbox-store', () => ({ clearOutbox: vi.fn() }));
vi.mock('@/services/forget-former-members');
vi.mock('@/services/saved/keep-queries');

const waiting = () => entries(sharedScreenshotRecords());

afterEach(() => clear(sharedScreenshotRecords()));

test('deletes the shared screenshots after they are written back for the member', async () => {
  await set('1-00', { name: 'sold.png' }, sharedScreenshotRecords());
  const read = await waiting();
  vi.mocked(forgetFormerMembers).mockImplementation(() => setMany(read, sharedScreenshotRecords()));
  await forgetMember('ann');
  expect(await waiting()).toEqual([]);
});
