import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export function createOwnDatabase(): Firestore {
  const name = `demo-${randomUUID().slice(0, 8)}`;
  return getFirestore(initializeApp({ projectId: name }, name));
}
