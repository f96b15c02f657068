import { showAchievements } from '@/components/toast/show-achievements';
import { takeSentAchievements } from '@/lib/outbox/sent-by-worker';

/** Shows the achievements that the member unlocked with calls that the service worker sent. */
export async function showAchievementsOfSentCalls(memberId: string): Promise<void> {
  showAchievements(await takeSentAchievements(memberId));
}
