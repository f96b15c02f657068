import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { notificationRecordSchema } from '@contract/schemas/notification';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NOBODY, OWN, readableBy } from './row-rules';

export const notificationCollections = {
  notifications: collection('users/{uid}/notifications/{notificationId}', {
    schema: () => notificationRecordSchema,
    ...OWN,
    exported: 'notifications',
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: readableBy('premium'),
  }),

  /**
   * Open groups, with the ids `like_{itemId}` and `comments_{itemId}`: the notification that new likes of an item, or
   * new comments on it, join.
   */
  notificationGroups: collection('users/{uid}/notificationGroups/{groupId}', {
    schema: () =>
      z.object({
        itemId: z.string(),
        notificationId: z.string(),
        startedAt: timestampField,
        expiresAt: timestampField,
      }),
    ...OWN,
    exported: { leftOut: 'ids of items and notifications, which are exported' },
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /**
   * Entries of groups, with the ids `like_{itemId}_{actorId}` and `comment_{commentId}`: a like or comment that belongs
   * or belonged to a group.
   */
  groupEntries: collection('users/{uid}/groupEntries/{entryId}', {
    schema: () =>
      z.object({
        /** The member who liked or commented. Null after their account was deleted. */
        actorId: textOrNull,
        actorUsername: textOrNull,
        itemId: z.string(),
        commentId: textOrNull,
        notificationId: z.string(),
        /** Whether the notification counts this entry now, or counted it when the member deleted the notification. */
        counts: z.boolean(),
        createdAt: timestampField,
        expiresAt: timestampField,
      }),
    ...OWN,
    exported: {
      leftOut: 'ids of other members; the message of the notification says how many there are',
    },
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** The members whom a notification of an earlier version counts. The current version does not write this collection. */
  actors: collection('users/{uid}/notifications/{notificationId}/actors/{actorId}', {
    schema: () =>
      z.object({ actorId: z.string(), createdAt: timestampField, expiresAt: timestampField }),
    ...OWN,
    exported: {
      leftOut: 'ids of other members; the message of the notification says how many there are',
    },
    erased: ['parts', 'notifications'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
