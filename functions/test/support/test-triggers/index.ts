/** Triggers for tests. Node runs this file without a build, so path aliases do not work. */
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v1 from 'firebase-functions/v1';
import { keepBodiesRaw } from '../../../src/http/raw-body.ts';

// The product's bundle also calls this function. The test checks that events still arrive unchanged after the call.
keepBodiesRaw();

const db = getFirestore(initializeApp(undefined, 'test-triggers'));

const leaveMark = (id: string) =>
  db.doc(`testTriggerMarks/${id}`).set({ times: FieldValue.increment(1) }, { merge: true });

export const onTestDocumentCreated = onDocumentCreated('testTriggers/{id}', async ({ params }) => {
  await leaveMark(params.id);
});

export const onTestUserDeleted = v1.auth.user().onDelete(async ({ uid }) => {
  await leaveMark(uid);
});
