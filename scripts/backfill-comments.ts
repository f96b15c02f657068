/**
 * Adds the field `threadAt`, by which lists sort threads, to comments that version 1.1.0 stored: `npm run
 * backfill-comments -- --project ID` or `--local`.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, FieldPath, getFirestore } from 'firebase-admin/firestore';
import { collections } from '../functions/src/repos/collections/collections';
import { pagesOf } from '../functions/src/repos/pages-of';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

const PAGE_SIZE = 400;

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const db = getFirestore(initializeApp({ projectId: target.projectId }));
  const all = collections.comments.group(db).orderBy(FieldPath.documentId());
  let changed = 0;
  for await (const page of pagesOf(all, PAGE_SIZE)) {
    const outdated = page.filter(
      (comment) => collections.comments.exactTime(comment, 'threadAt') === null,
    );
    const batch = db.batch();
    // Each comment starts its own thread, because version 1.1.0 had no replies.
    for (const comment of outdated) {
      const threadAt = collections.comments.exactTime(comment, 'createdAt');
      batch.update(comment.ref.withConverter<DocumentData>(null), { threadAt });
    }
    await batch.commit();
    changed += outdated.length;
  }
  console.log(`Changed ${changed} comments of ${target.description}.`);
  return 0;
});
