/**
 * A Cloud Function that only reads one document from Firestore. No function that uses Firestore can have a shorter cold
 * start, so the cold start of `api` is compared with this one.
 */
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT }));

export const api = express();
api.get('/api/items/:itemId', async (request, response) => {
  // eslint-disable-next-line no-restricted-syntax -- This function must not load the product's code.
  const item = await db.doc(`items/${request.params.itemId}`).get();
  response.json(item.data());
});
