import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '../../functions/src/repos/collections/collections';
import { isAlreadyExists } from '../../functions/src/repos/grpc-status';
import { demoComments } from './demo-comments';
import { DEMO_MEMBERS } from './demo-members';
import { createRandom } from './random';

interface SharedItem {
  readonly itemId: string;
  readonly ownerId: string;
  readonly addedAt: Date;
  readonly seed: number;
}

/** Adds likes and comments by other members. Idempotent, because one batch creates them all. */
export async function addReactions(db: Firestore, item: SharedItem): Promise<void> {
  const random = createRandom(1000 + item.seed);
  const others = DEMO_MEMBERS.filter(({ uid }) => uid !== item.ownerId);
  // Squared, so that a few items get many likes and most get few.
  const appeal = random.next() ** 2;
  const likers = others.filter(() => random.chance(appeal));
  const comments = demoComments(random, others, item);

  const itemRef = collections.items.doc(db, item);
  await backdateOwnersComment(db, item);
  const batch = db.batch();
  for (const { uid } of likers) {
    const like = { userId: uid, createdAt: item.addedAt, isVerified: true };
    batch.create(collections.likes.doc(db, { itemId: item.itemId, uid }), like);
  }
  for (const { id, record } of comments)
    batch.create(collections.comments.in(db, item).doc(id), record);
  batch.update(itemRef, {
    likesCount: FieldValue.increment(likers.length),
    verifiedLikesCount: FieldValue.increment(likers.length),
    commentsCount: FieldValue.increment(comments.filter(({ isDeleted }) => !isDeleted).length),
    updatedAt: FieldValue.serverTimestamp(),
  });
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
}

/** Gives the owner's comment the time of the item. Sharing gave it the server time. */
async function backdateOwnersComment(db: Firestore, { itemId, ownerId, addedAt }: SharedItem) {
  const own = await collections.comments.in(db, { itemId }).where('userId', '==', ownerId).get();
  const times = { threadAt: addedAt, createdAt: addedAt, updatedAt: addedAt };
  await Promise.all(own.docs.map((comment) => comment.ref.update(times)));
}
