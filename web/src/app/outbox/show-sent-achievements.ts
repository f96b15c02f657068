import { showAchievements } from '@/components/toast/show-achievements';
import { takeSentAchievements } from '@/lib/outbox/sent-by-worker';

/** Shows the achievements that calls of the service worker have unlocked. */
export async function showSentAchievements(memberId: string): Promise<void> {
  showAchievements(await takeSentAchievements(memberId));
}
