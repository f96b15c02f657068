import type { Firestore } from 'firebase-admin/firestore';
import { collections, type Stored } from './collections/collections';
import { isPreconditionFailure } from './grpc-status';

export type LinkToken = Stored<'emailTokens'>;

/** The SHA-256 of a token. The token itself is never stored. */
export type TokenHash = string;

/** The documents `passwordResets/{hash}` or `emailTokens/{hash}`. Firestore deletes them after `expiresAt` (TTL). */
export interface LinkTokensRepo {
  /**
   * Stores a token, and deletes earlier tokens of the same account and purpose. If a later request has already stored a
   * token, changes nothing and returns false, because a delayed mail must not invalidate a newer link.
   */
  replace(hash: TokenHash, token: LinkToken): Promise<boolean>;
  get(hash: TokenHash): Promise<LinkToken | null>;
  /**
   * Marks the token as used by the request with this key. Returns false if a request with another key has used it.
   * Idempotent.
   */
  use(hash: TokenHash, key: string): Promise<boolean>;
  removeOf(uid: string): Promise<void>;
}

export function createLinkTokensRepo(
  db: Firestore,
  collection: 'passwordResets' | 'emailTokens',
): LinkTokensRepo {
  const row = collections[collection];
  const tokens = row.in(db);
  const tokensOf = (uid: string) => tokens.where('uid', '==', uid);

  return {
    replace: (hash, token) =>
      db.runTransaction(async (transaction) => {
        const stored = await transaction.get(tokensOf(token.uid));
        const others = stored.docs.filter((it) => row.field(it, 'purpose') === token.purpose);
        if (others.some((it) => row.pick(it, 'requestedAt').requestedAt > token.requestedAt))
          return false;
        for (const { ref } of others) transaction.delete(ref);
        transaction.create(tokens.doc(hash), token);
        return true;
      }),
    get: async (hash) => (await tokens.doc(hash).get()).data() ?? null,
    use: async (hash, key) => {
      const ref = tokens.doc(hash);
      const snapshot = await ref.get();
      const usedBy = row.field(snapshot, 'usedBy');
      if (!snapshot.updateTime || usedBy !== null) return usedBy === key;
      try {
        await ref.update({ usedBy: key }, { lastUpdateTime: snapshot.updateTime });
        return true;
      } catch (error) {
        if (!isPreconditionFailure(error)) throw error;
        return row.field(await ref.get(), 'usedBy') === key;
      }
    },
    removeOf: async (uid) => {
      const { docs } = await tokensOf(uid).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
