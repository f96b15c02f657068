import { commentRecordSchema } from '@contract/schemas/comment-record';
import { timestampField } from '@contract/schemas/firestore-fields';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from './collection';
import { READABLE_BY_NOBODY, NO_MEMBER_DATA_RULES, readableBy } from './row-rules';

const linesField = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The item that won a title, and the item's owner. Null if nobody won the title. */
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
      // Only the owner and admins can list items. A list for everyone would bypass the page rights.
      list: ['owner', 'admin'],
      only: 'while the item is live',
    },
  }),

  /** Comments on items. A comment and the item's `commentsCount` change in the same commit. */
  comments: collection('items/{itemId}/comments/{commentId}', {
    schema: () =>
      z.extend(commentRecordSchema, {
        /**
         * The user ids in `mentions`. They are stored again, because a query cannot match a part of an object in an
         * array. Older comments lack this field.
         */
        mentionedIds: z._default(z.array(z.string()), []),
      }),
    owner: { fields: ['userId'] },
    exported: 'comments',
    erased: ['items', 'comments', 'mentions'],
    ttl: null,
    readableBy: { ...readableBy('everyone'), only: 'while the item is live' },
  }),

  /** Likes of items. It is private who liked an item. The item itself stores the number of likes. */
  likes: collection('items/{itemId}/likes/{uid}', {
    schema: () =>
      z.object({
        userId: z.string(),
        createdAt: timestampField,
        /** Whether the like is one of the item's verified likes. Older likes lack this field. */
        isVerified: z._default(z.boolean(), false),
      }),
    owner: { fields: ['userId'] },
    exported: 'likes',
    erased: ['items', 'likes'],
    ttl: null,
    readableBy: { get: ['owner'], list: [] },
  }),

  /** The champion titles of an ended month. The id is `{yyyy-mm}`. Titles never change. */
  championTitles: collection('championTitles/{month}', {
    schema: () =>
      z.object({
        mostLiked: titleField,
        highestProfit: titleField,
        /** The title of the most active member. The item is this member's most liked item. */
        mostActive: titleField,
        awardedAt: timestampField,
      }),
    owner: { fields: ['mostLiked.userId', 'highestProfit.userId', 'mostActive.userId'] },
    exported: 'championTitles',
    erased: ['titles'],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The documents of the catalogue. Each stored catalogue is a generation. `head` names the current generation and
   * contains its chunk 0. `{generation}-{n}` is chunk n of a generation. A chunk contains compressed lines of the
   * item index.
   */
  catalogue: collection('catalogue/{catalogueId}', {
    schema: () =>
      z.union([
        z.object({
          /**
           * The pattern is strict, because a malformed name could sort after the names of all later generations. In
           * that case, no later generation would ever be stored.
           */
          generation: z.string().check(z.regex(/^\d{16}-[0-9a-f]{8}$/)),
          format: z.int(),
          syncedTo: z.instanceof(Timestamp),
          items: z.int().check(z.nonnegative()),
          /** The number of chunks, and their size in bytes. Both include the chunk in this document. */
          chunks: z.int().check(z.positive()),
          bytes: z.int().check(z.positive()),
          lines: linesField,
        }),
        z.strictObject({ lines: linesField }),
      ]),
    ...NO_MEMBER_DATA_RULES,
    exported: { leftOut: 'a copy of the items' },
    erased: { kept: 'a copy of the items, which the next run of `foldCatalogue` replaces' },
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),
};
