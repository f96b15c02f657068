import type { Achievement } from '@contract/schemas/achievement';
import type { LinkTarget } from '@contract/schemas/link-share';
import { call } from '@/services/api-client';

/**
 * Counts a member's shared link, and returns what it unlocked. Never rejects, because a failed count must not disturb the
 * sharing.
 */
export async function countSharedLink(
  itemId: string,
  shareType: LinkTarget,
): Promise<readonly Achievement[]> {
  const input = { params: { itemId }, body: { shareType } };
  try {
    // Sent even if the page closes, which opens another app.
    return (await call('countSharedLink', input, { keepalive: true })).newAchievements;
  } catch {
    return [];
  }
}
