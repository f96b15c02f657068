/**
 * Triggers that only the tests' stack runs: they show that triggers fire there as they do when deployed.
 * Each leaves a mark that a test waits for. Node runs this file without a build, so it uses no aliases.
 */
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v1 from 'firebase-functions/v1';
import { keepBodiesRaw } from '../../../src/http/raw-body.ts';

// The product's bundle does this when it loads, and an event must still arrive as it was sent.
keepBodiesRaw();

const db = getFirestore(initializeApp());

const leaveMark = (id: string) =>
  db.doc(`testTriggerMarks/${id}`).set({ times: FieldValue.increment(1) }, { merge: true });

/** Marks a document of `testTriggers` that was written. */
export const onTestDocumentCreated = onDocumentCreated('testTriggers/{id}', async ({ params }) => {
  await leaveMark(params.id);
});

/** Marks an Auth user who was deleted. */
export const onTestUserDeleted = v1.auth.user().onDelete(async ({ uid }) => {
  await leaveMark(uid);
});
