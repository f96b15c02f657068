import { commentRecordSchema } from '@contract/schemas/comment-record';
import { timestampField } from '@contract/schemas/firestore-fields';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NOBODY, NO_MEMBERS_DATA, readableBy } from './row-rules';

const linesField = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The item that won a title, and its owner. Null if nobody won the title. */
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
      // Lists for everyone would bypass the page rights.
      list: ['owner', 'admin'],
      only: 'while the item is live',
    },
  }),

  /** Comments. A comment and the item's `commentsCount` change in one commit. */
  comments: collection('items/{itemId}/comments/{commentId}', {
    schema: () =>
      z.extend(commentRecordSchema, {
        /**
         * The user ids in `mentions`, because queries cannot match a part of an object in an array. Older comments lack
         * this field.
         */
        mentionedIds: z._default(z.array(z.string()), []),
      }),
    owner: { fields: ['userId'] },
    exported: 'comments',
    erased: ['items', 'comments', 'mentions'],
    ttl: null,
    readableBy: { ...readableBy('everyone'), only: 'while the item is live' },
  }),

  /** Likes. Who liked an item is private. The item stores their number. */
  likes: collection('items/{itemId}/likes/{uid}', {
    schema: () =>
      z.object({
        userId: z.string(),
        createdAt: timestampField,
        /** Whether the item counts the like as verified. Older likes lack this field. */
        isVerified: z._default(z.boolean(), false),
      }),
    owner: { fields: ['userId'] },
    exported: 'likes',
    erased: ['items', 'likes'],
    ttl: null,
    readableBy: { get: ['owner'], list: [] },
  }),

  /** The champion titles of an ended month, with the id `{yyyy-mm}`. They never change. */
  championTitles: collection('championTitles/{month}', {
    schema: () =>
      z.object({
        mostLiked: titleField,
        highestProfit: titleField,
        /** The member's best item. */
        mostActive: titleField,
        awardedAt: timestampField,
      }),
    owner: { fields: ['mostLiked.userId', 'highestProfit.userId', 'mostActive.userId'] },
    exported: 'championTitles',
    erased: ['titles'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /**
   * The catalogue. `head` names the current generation and has its chunk 0. `{generation}-{n}` is the n-th chunk of
   * compressed lines.
   */
  catalogue: collection('catalogue/{catalogueId}', {
    schema: () =>
      z.union([
        z.object({
          /** The pattern is strict, because a malformed name could sort after all new generations and block them. */
          generation: z.string().check(z.regex(/^\d{16}-[0-9a-f]{8}$/)),
          format: z.int(),
          syncedTo: z.instanceof(Timestamp),
          items: z.int().check(z.nonnegative()),
          /** The number of chunks and their total bytes, including this one. */
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
