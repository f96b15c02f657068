import type { SharedLinkTarget } from '@contract/schemas/link-share';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

export const registerSharedLink = (
  as: Pick<Member, 'cookie'>,
  itemId: string,
  shareType: SharedLinkTarget,
) => call('countSharedLink', { as, params: { itemId }, json: { shareType } });

/** Returns the count of shared links in the member's totals, and the ids of the stored links. */
export async function readSharedLinkCountAndIds({ uid }: Pick<Member, 'uid'>) {
  const [totals, links] = await Promise.all([
    db.doc(`users/${uid}/progress/totals`).get(),
    db.collection(`users/${uid}/sharedLinks`).get(),
  ]);
  const count: unknown = totals.get('linksShared');
  return { count: count ?? 0, ids: links.docs.map(({ id }) => id).sort() };
}
