import type { Firestore } from 'firebase-admin/firestore';
import { createNotifierFromRepos } from '../../functions/src/app/events/notification-events';
import { createRepos } from '../../functions/src/app/repos';
import { createSystemWork } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { collections } from '../../functions/src/repos/collections/collections';
import { createProfilesRepo } from '../../functions/src/repos/profiles-repo';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';
import { createRandom } from './random';

/** The bios of demo members by username. */
const BIOS: Readonly<Record<string, string>> = {
  demo_premium: 'I test what BoloBoard can do, one thrift store at a time.',
  thrifty_theo: 'Flips since 2009. Glass, brass and anything with a maker’s mark.\nBoston, MA',
  maple_and_moth: 'Wool, tweed and the odd typewriter. I ship on Mondays.',
  sundayflips: 'Estate sales on Saturday, listings on Sunday.',
  two_dollar_tom: 'Never paid more than $2. Well, almost never.',
  reloved_rosa: 'Vintage dresses and bags, cleaned and mended. 🧵',
};

const PINS = 2;
/** The probability, from 0 to 1, that a premium member favorites another demo member. */
const FAVORED = 0.3;

/**
 * Adds bios, pinned items and favorites of the premium members, and notifies the members whom they favorite.
 * Idempotent.
 */
export async function fillProfiles(db: Firestore, now: Date): Promise<void> {
  const premium = DEMO_MEMBERS.filter(({ isPremium }) => isPremium);
  const profiles = createProfilesRepo(db);
  for (const { uid, username } of premium) {
    const bio = BIOS[username];
    const by = createSystemWork('script', uid);
    if (bio !== undefined) await profiles.setBio(by, bio, now);
    for (const itemId of await newestOf(db, uid)) await profiles.pin({ by, itemId, at: now });
  }
  for (const [index, fan] of premium.entries()) await favor(db, now, fan, index);
}

async function newestOf(db: Firestore, uid: string): Promise<string[]> {
  const { docs } = await collections.items.in(db).where('ownerId', '==', uid).get();
  return docs
    .map((item) => ({ id: item.id, ...item.data() }))
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
    .slice(0, PINS)
    .map(({ id }) => id);
}

/**
 * Adds favorites of a member. Also notifies the favorite sellers, because the triggers that notify them may not run.
 */
async function favor(db: Firestore, now: Date, { uid }: DemoMember, seed: number): Promise<void> {
  const repos = createRepos({ db, log: createJsonLogger(), now: () => now });
  const notify = createNotifierFromRepos({ repos, now: () => now });
  const random = createRandom(5000 + seed);
  const others = DEMO_MEMBERS.filter((member) => member.uid !== uid);
  const sellers = others.filter(() => random.chance(FAVORED));
  for (const seller of sellers) {
    await repos.favorites.add(createSystemWork('script', uid), seller.uid);
    await notify.follow({ uid: seller.uid, followerId: uid });
  }
}
