import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { notificationRecordSchema } from '@contract/schemas/notification';
import * as z from 'zod/mini';
import { collection } from './collection';
import { READABLE_BY_NOBODY, OWN_DATA_RULES, readableBy } from './row-rules';

export const notificationCollections = {
  notifications: collection('users/{uid}/notifications/{notificationId}', {
    schema: () => notificationRecordSchema,
    ...OWN_DATA_RULES,
    exported: 'notifications',
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: readableBy('premium'),
  }),

  /**
   * Open groups. The id is `like_{itemId}` or `comments_{itemId}`. A group names the notification to which new likes of
   * the item, or new comments on it, are added.
   */
  notificationGroups: collection('users/{uid}/notificationGroups/{groupId}', {
    schema: () =>
      z.object({
        itemId: z.string(),
        notificationId: z.string(),
        startedAt: timestampField,
        expiresAt: timestampField,
      }),
    ...OWN_DATA_RULES,
    exported: { leftOut: 'ids of items and notifications, which are exported' },
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * Entries of groups. An entry is a like or comment that belongs, or once belonged, to a group. The id is
   * `like_{itemId}_{actorId}` or `comment_{commentId}`.
   */
  groupEntries: collection('users/{uid}/groupEntries/{entryId}', {
    schema: () =>
      z.object({
        /** The member who liked or commented. Null after the account was deleted. */
        actorId: textOrNull,
        actorUsername: textOrNull,
        itemId: z.string(),
        commentId: textOrNull,
        notificationId: z.string(),
        /**
         * Whether the notification counts this entry. If the member has deleted the notification: whether it counted
         * this entry when it was deleted.
         */
        counts: z.boolean(),
        createdAt: timestampField,
        expiresAt: timestampField,
      }),
    ...OWN_DATA_RULES,
    exported: {
      leftOut: 'ids of other members; the message of the notification says how many there are',
    },
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The members whom a notification of an earlier version counts. The current version does not write this collection.
   */
  actors: collection('users/{uid}/notifications/{notificationId}/actors/{actorId}', {
    schema: () =>
      z.object({ actorId: z.string(), createdAt: timestampField, expiresAt: timestampField }),
    ...OWN_DATA_RULES,
    exported: {
      leftOut: 'ids of other members; the message of the notification says how many there are',
    },
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),
};
