import { forgetLiveReads } from '@/services/reactfire-reads';
import { pauseSaving } from '@/services/saved/keep-queries';

/** Deletes a member's data from this browser: drafts, waiting shares and saved answers. */
export async function forgetMember(memberId: string): Promise<void> {
  forgetLiveReads();
  await pauseSaving();
  const [drafts, screenshots, outbox, saved] = await Promise.all([
    import('@/features/sharing/model/draft-store'),
    import('@/features/sharing/model/shared-screenshots'),
    import('@/lib/outbox/outbox-store'),
    import('@/services/saved/saved-store'),
  ]);
  await Promise.all([
    drafts.clearDraft(memberId),
    screenshots.clearSharedScreenshots(),
    outbox.clearOutbox(memberId),
    saved.forgetSaved(memberId),
  ]);
}
