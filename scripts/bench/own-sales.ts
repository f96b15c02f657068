import { getAuth } from 'firebase-admin/auth';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PLATFORMS } from '@contract/schemas/platform';
import { collections } from '../../functions/src/repos/collections/collections';
import { itemFieldsToStore } from '../../functions/test/support/item-fields-to-store';
import { PROJECT_ID } from '../lib/paths';
import { DEMO_ACCOUNTS } from '../stack/demo-accounts';

const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;
/** The sales are spread over 29 days, because the items of free members expire after 30 days. */
const HOURS = 24 * 29;

/**
 * Stores own sales of the demo member with this email address in the emulators that `env` names. Returns the ids of the
 * sales.
 */
export async function storeOwnSales(
  count: number,
  env: Readonly<Record<string, string>>,
  email: string = DEMO_ACCOUNTS[0].email,
): Promise<string[]> {
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: PROJECT_ID });
  const { uid: ownerId } = await getAuth(app).getUserByEmail(email);
  const db = getFirestore(app);
  const member = (await collections.users.doc(db, { uid: ownerId }).get()).data();
  const username = member?.username ?? '';
  const ids: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = db.batch();
    for (let n = from; n < Math.min(count, from + BATCH); n += 1) {
      const addedAt = new Date(Date.now() - (n % HOURS) * HOUR_MS);
      const platform = PLATFORMS[n % PLATFORMS.length] ?? 'ebay';
      const sale = { isOwnSale: true, purchasePriceCents: 500, soldPriceCents: 1500 + n };
      const owner = { ownerId, username };
      const title = `Brass owl ${n}`;
      const item = collections.items.in(db).doc();
      ids.push(item.id);
      batch.create(
        item,
        itemFieldsToStore({
          title,
          addedAt,
          platform,
          ...sale,
          ...owner,
        }),
      );
    }
    await batch.commit();
  }
  return ids;
}
