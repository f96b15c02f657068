import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../../functions/src/repos/grpc-status';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';
import { createRandom, type Random } from './random';
import { OTHERS_COMMENTS } from './remarks';

const MINUTE_MS = 60 * 1000;

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
  const comments = others
    .filter(() => random.chance(0.06))
    .map((member) => commentOf(random, member, item.addedAt));

  const itemRef = db.collection('items').doc(item.itemId);
  await backdateOwnersComment(itemRef, item);
  const batch = db.batch();
  for (const { uid } of likers)
    batch.create(itemRef.collection('likes').doc(uid), { userId: uid, createdAt: item.addedAt });
  comments.forEach((comment, index) => {
    batch.create(itemRef.collection('comments').doc(`demo-${index}`), comment);
  });
  batch.update(itemRef, {
    likesCount: FieldValue.increment(likers.length),
    commentsCount: FieldValue.increment(comments.length),
    updatedAt: FieldValue.serverTimestamp(),
  });
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
}

/** Gives the owner's comment the time of the item. Sharing gave it the server time. */
async function backdateOwnersComment(itemRef: DocumentReference, { ownerId, addedAt }: SharedItem) {
  const own = await itemRef.collection('comments').where('userId', '==', ownerId).get();
  const times = { createdAt: addedAt, updatedAt: addedAt };
  await Promise.all(own.docs.map((comment) => comment.ref.update(times)));
}

function commentOf(random: Random, { uid, username }: DemoMember, addedAt: Date) {
  const createdAt = new Date(
    Math.min(Date.now(), addedAt.getTime() + random.between(3, 600) * MINUTE_MS),
  );
  const content = random.pick(OTHERS_COMMENTS);
  return { userId: uid, username, content, parentId: null, createdAt, updatedAt: createdAt };
}
