/** Triggers for tests. Node runs this file without a build, so path aliases do not work. */
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v1 from 'firebase-functions/v1';
import { keepBodiesRaw } from '../../../src/http/raw-body.ts';

// The product's bundle also calls this function. The test checks that events still arrive unchanged after the call.
keepBodiesRaw();

const db = getFirestore(initializeApp(undefined, 'test-triggers'));

/** Counts a run. Then fails, but only once, if the document `testTriggerFailures/{id}` exists. */
async function countRun(id: string): Promise<void> {
  await db.doc(`testTriggerMarks/${id}`).set({ times: FieldValue.increment(1) }, { merge: true });
  const failure = db.doc(`testTriggerFailures/${id}`);
  if (!(await failure.get()).exists) return;
  await failure.delete();
  throw new Error('This run of a test trigger fails');
}

export const onTestDocumentCreated = onDocumentCreated(
  { document: 'testTriggers/{id}', retry: true },
  ({ params }) => countRun(params.id),
);

export const onTestUserDeleted = v1
  .runWith({ failurePolicy: true })
  .auth.user()
  .onDelete(({ uid }) => countRun(uid));
