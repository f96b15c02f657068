import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isChanged } from './grpc-status';

const linkTokenSchema = z.object({
  uid: z.string(),
  purpose: z.enum(['reset', 'verify', 'change']),
  /** The address that got the link. */
  email: z.string(),
  /** The account's address when a change to `email` was requested. */
  previousEmail: textOrNull,
  requestedAt: timestampField,
  expiresAt: timestampField,
  /** The bound `Idempotency-Key` of the request that used the link. */
  usedBy: textOrNull,
});
export type LinkToken = z.infer<typeof linkTokenSchema>;

/** The SHA-256 of a token. The token itself is never stored. */
export type TokenHash = string;

/** `passwordResets/{hash}` or `emailTokens/{hash}`. Firestore deletes them after `expiresAt` (TTL). */
export interface LinkTokensRepo {
  /**
   * Stores a token and ends the earlier ones of the same account and purpose. Returns false, and changes nothing, if there is one of a
   * later request: a mail that was delayed must not end a newer link.
   */
  replace(hash: TokenHash, token: LinkToken): Promise<boolean>;
  get(hash: TokenHash): Promise<LinkToken | null>;
  /** Returns whether this request is the one that uses the token. Safe to repeat with the same key. */
  use(hash: TokenHash, key: string): Promise<boolean>;
  removeOf(uid: string): Promise<void>;
}

const requestedAtOf = (snapshot: DocumentSnapshot) =>
  linkTokenSchema.shape.requestedAt.parse(snapshot.get('requestedAt'));

export function createLinkTokensRepo(
  db: Firestore,
  collection: 'passwordResets' | 'emailTokens',
): LinkTokensRepo {
  const tokens = db.collection(collection);
  const tokensOf = (uid: string) => tokens.where('uid', '==', uid);

  return {
    replace: (hash, token) =>
      db.runTransaction(async (transaction) => {
        const stored = await transaction.get(tokensOf(token.uid));
        const others = stored.docs.filter((it) => it.get('purpose') === token.purpose);
        if (others.some((it) => requestedAtOf(it) > token.requestedAt)) return false;
        for (const { ref } of others) transaction.delete(ref);
        transaction.create(tokens.doc(hash), token);
        return true;
      }),
    get: async (hash) => {
      const snapshot = await tokens.doc(hash).get();
      return snapshot.exists ? linkTokenSchema.parse(snapshot.data()) : null;
    },
    use: async (hash, key) => {
      const ref = tokens.doc(hash);
      const snapshot = await ref.get();
      const usedBy = snapshot.get('usedBy') as unknown;
      if (!snapshot.updateTime || usedBy !== null) return usedBy === key;
      try {
        await ref.update({ usedBy: key }, { lastUpdateTime: snapshot.updateTime });
        return true;
      } catch (error) {
        if (!isChanged(error)) throw error;
        return (await ref.get()).get('usedBy') === key;
      }
    },
    removeOf: async (uid) => {
      const { docs } = await tokensOf(uid).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
