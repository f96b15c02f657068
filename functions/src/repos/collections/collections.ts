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
 * All collections in Firestore, by name. An ESLint rule rejects other paths, so code cannot use any other collection.
 * This table is the source for the export, the erasure, `npm run verify`, the table in docs/architecture.md, and the
 * tests of the security rules and of the times to live.
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

/** The type of the parsed documents of a collection. */
export type Stored<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

export type DocumentPath = (typeof collections)[CollectionName]['path'];

/** All rows with their names, for code that loops over all rows. */
export const collectionRows = Object.entries(collections) as unknown as readonly (readonly [
  CollectionName,
  AnyCollection,
])[];
