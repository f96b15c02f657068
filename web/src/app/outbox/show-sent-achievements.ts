import { showAchievements } from '@/components/toast/show-achievements';
import { takeSentAchievements } from '@/lib/outbox/sent-by-worker';

/** Shows the achievements that were unlocked by calls of the service worker. */
export async function showSentAchievements(memberId: string): Promise<void> {
  showAchievements(await takeSentAchievements(memberId));
}
