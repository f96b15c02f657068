import { forgetLiveReads } from '@/services/reactfire-reads';

/** Clears what this browser keeps of a member who signs out: what they read live, and have not sent yet. */
export async function forgetMember(): Promise<void> {
  forgetLiveReads();
  const { clearDrafts } = await import('@/features/sharing/model/draft-store');
  await clearDrafts();
}
