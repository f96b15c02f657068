import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../../functions/src/repos/grpc-status';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';
import { createRandom, type Random } from './random';
import { ANSWERS } from './remarks';

const MINUTE_MS = 60 * 1000;

interface SharedItem {
  readonly itemId: string;
  readonly ownerId: string;
  readonly addedAt: Date;
  /** Says who reacts and how. */
  readonly seed: number;
}

/** Lets others like and answer an item, counted in the same batch: once, however often it is called. */
export async function addReactions(db: Firestore, item: SharedItem): Promise<void> {
  const random = createRandom(1000 + item.seed);
  const others = DEMO_MEMBERS.filter(({ uid }) => uid !== item.ownerId);
  // Squared, so that a few are liked by many and most by a few.
  const appeal = random.next() ** 2;
  const likers = others.filter(() => random.chance(appeal));
  const answers = others
    .filter(() => random.chance(0.06))
    .map((member) => answerOf(random, member, item.addedAt));

  const itemRef = db.collection('items').doc(item.itemId);
  await backdateOwnersComment(itemRef, item);
  const batch = db.batch();
  for (const { uid } of likers)
    batch.create(itemRef.collection('likes').doc(uid), { createdAt: item.addedAt });
  answers.forEach((answer, index) => {
    batch.create(itemRef.collection('comments').doc(`demo-${index}`), answer);
  });
  batch.update(itemRef, {
    likesCount: FieldValue.increment(likers.length),
    commentsCount: FieldValue.increment(answers.length),
    updatedAt: FieldValue.serverTimestamp(),
  });
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
}

/** Sharing stamps the owner's comment with the database's clock; here it belongs to the item's day. */
async function backdateOwnersComment(itemRef: DocumentReference, { ownerId, addedAt }: SharedItem) {
  const own = await itemRef.collection('comments').where('userId', '==', ownerId).get();
  const times = { createdAt: addedAt, updatedAt: addedAt };
  await Promise.all(own.docs.map((comment) => comment.ref.update(times)));
}

function answerOf(random: Random, { uid, username }: DemoMember, addedAt: Date) {
  const createdAt = new Date(
    Math.min(Date.now(), addedAt.getTime() + random.between(3, 600) * MINUTE_MS),
  );
  const content = random.pick(ANSWERS);
  return { userId: uid, username, content, parentId: null, createdAt, updatedAt: createdAt };
}
