import type { LinkTarget } from '@contract/schemas/link-share';
import { call } from '@/services/api-client';

/** Counts a member's shared link. Never rejects, because a failed count must not disturb the sharing. */
export async function countSharedLink(itemId: string, shareType: LinkTarget): Promise<void> {
  const input = { params: { itemId }, body: { shareType } };
  // Sent also if the page closes, which opens another app.
  await call('countSharedLink', input, { keepalive: true }).catch(() => undefined);
}
