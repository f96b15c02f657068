import type * as z from 'zod/mini';
import { accountCollections } from './account-collections';
import { billingCollections } from './billing-collections';
import type { AnyCollection } from './collection';
import { itemCollections } from './item-collections';
import { memberCollections } from './member-collections';
import { moderationCollections } from './moderation-collections';
import { notificationCollections } from './notification-collections';
import { salesCollections } from './sales-collections';
import { siteCollections } from './site-collections';

/**
 * Every collection of Firestore, by its name. What is not here cannot be written: an ESLint rule rejects other paths. The export, the
 * erasure, `npm run verify`, the table in docs/architecture.md and the tests of the rules and the time to live read it.
 */
export const collections = {
  ...memberCollections,
  ...notificationCollections,
  ...salesCollections,
  ...accountCollections,
  ...billingCollections,
  ...itemCollections,
  ...moderationCollections,
  ...siteCollections,
};

export type CollectionName = keyof typeof collections;

/** The stored documents of a collection, as they are read. */
export type Stored<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

export type DocumentPath = (typeof collections)[CollectionName]['path'];

/** The rows, for what goes over all of them. */
export const rows = Object.entries(collections) as unknown as readonly (readonly [
  CollectionName,
  AnyCollection,
])[];
