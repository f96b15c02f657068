import type { Achievement } from '@contract/schemas/achievement';
import type { SharedLinkTarget } from '@contract/schemas/link-share';
import { call } from '@/services/api-client';

/**
 * Counts a link that a member shares. Returns the achievements that the link unlocks. Never rejects, because a failed
 * count must not disturb the sharing.
 */
export async function countSharedLink(
  itemId: string,
  shareType: SharedLinkTarget,
): Promise<readonly Achievement[]> {
  const input = { params: { itemId }, body: { shareType } };
  try {
    // With `keepalive`, the browser sends the request even if the page closes because another app opens.
    return (await call('countSharedLink', input, { keepalive: true })).newAchievements;
  } catch {
    return [];
  }
}
