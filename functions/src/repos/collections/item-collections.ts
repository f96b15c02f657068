import { commentRecordSchema } from '@contract/schemas/comment-record';
import { timestampField } from '@contract/schemas/firestore-fields';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NOBODY, NO_MEMBERS_DATA, readableBy } from './row-rules';

const linesField = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The item that won, and its owner. Null if nobody won. */
const titleField = z.nullable(z.object({ userId: z.string(), itemId: z.string() }));

export const itemCollections = {
  items: collection('items/{itemId}', {
    schema: () => itemRecordSchema,
    owner: { fields: ['ownerId'] },
    exported: 'items',
    erased: ['items'],
    ttl: null,
    readableBy: {
      get: ['everyone', 'owner', 'admin'],
      // A list query for everyone would bypass the page rights.
      list: ['owner', 'admin'],
      only: 'while the item is live',
    },
  }),

  /** A comment and the item's `commentsCount` change together. */
  comments: collection('items/{itemId}/comments/{commentId}', {
    schema: () =>
      z.extend(commentRecordSchema, {
        /** The ids in `mentions`, because queries cannot match part of an object in an array. Older comments lack them. */
        mentionedIds: z._default(z.array(z.string()), []),
      }),
    owner: { fields: ['userId'] },
    exported: 'comments',
    erased: ['items', 'comments', 'mentions'],
    ttl: null,
    readableBy: { ...readableBy('everyone'), only: 'while the item is live' },
  }),

  /** Private. The item counts them. */
  likes: collection('items/{itemId}/likes/{uid}', {
    schema: () =>
      z.object({
        userId: z.string(),
        createdAt: timestampField,
        /** Whether the item counts it as verified. Older likes lack the field. */
        isVerified: z._default(z.boolean(), false),
      }),
    owner: { fields: ['userId'] },
    exported: 'likes',
    erased: ['items', 'likes'],
    ttl: null,
    readableBy: { get: ['owner'], list: [] },
  }),

  /** `{yyyy-mm}`: the titles of an ended month. They never change. */
  championTitles: collection('championTitles/{month}', {
    schema: () =>
      z.object({
        mostLiked: titleField,
        highestProfit: titleField,
        /** Names the member's best item. */
        mostActive: titleField,
        awardedAt: timestampField,
      }),
    owner: { fields: ['mostLiked.userId', 'highestProfit.userId', 'mostActive.userId'] },
    exported: 'championTitles',
    erased: ['titles'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** `head`: the current generation and its chunk 0. `{generation}-{n}`: the n-th chunk of compressed lines. */
  catalogue: collection('catalogue/{catalogueId}', {
    schema: () =>
      z.union([
        z.object({
          /** Strict, because a malformed name could sort after all new generations and block them. */
          generation: z.string().check(z.regex(/^\d{16}-[0-9a-f]{8}$/)),
          format: z.int(),
          syncedTo: z.instanceof(Timestamp),
          items: z.int().check(z.nonnegative()),
          /** Number and total bytes of all chunks, including this one. */
          chunks: z.int().check(z.positive()),
          bytes: z.int().check(z.positive()),
          lines: linesField,
        }),
        z.strictObject({ lines: linesField }),
      ]),
    ...NO_MEMBERS_DATA,
    exported: { leftOut: 'a copy of the items' },
    erased: { kept: 'a copy of the items, which the next run of `foldCatalogue` replaces' },
    ttl: null,
    readableBy: NOBODY,
  }),
};
