import * as z from 'zod/mini';
import { itemIdSchema } from '../schemas/item';
import { FOUND_MEMBERS_MAX, foundMemberSchema, usernamePrefixSchema } from '../schemas/mention';
import { limitSchema } from '../schemas/pagination';
import {
  BIO_BODY_MAX_BYTES,
  bioSchema,
  pinnedItemIdsSchema,
  profilePageSchema,
  profileParamsSchema,
  profileQuerySchema,
} from '../schemas/profile';
import { PROFILE_CHANGE_MAX_BYTES, profileChangeSchema } from '../schemas/profile-change';
import { PROFILE_PICTURE_MAX_BYTES, PROFILE_PICTURE_MESSAGES } from '../schemas/profile-picture';
import { currentUserSchema } from '../schemas/user';
import { userStatsSchema } from '../schemas/user-stats';
import { defineEndpoint } from './define-endpoint';
import {
  BIO_AND_PIN_LIMITS,
  LIST_LIMITS,
  MEMBER_SEARCH_LIMITS,
  PROFILE_CHANGE_LIMITS,
} from './rate-limits';

const pinned = z.strictObject({ itemId: itemIdSchema });

export const profilesEndpoints = {
  searchUsers: defineEndpoint({
    method: 'GET',
    path: '/api/users/search',
    summary: 'Members whose username starts with the query, in alphabetical order. Ignores case.',
    auth: 'user',
    servedBy: 'api',
    input: {
      query: z.strictObject({ q: usernamePrefixSchema, limit: limitSchema(FOUND_MEMBERS_MAX) }),
    },
    output: { status: 200, schema: z.object({ users: z.array(foundMemberSchema) }) },
    errors: [],
    rateLimits: MEMBER_SEARCH_LIMITS,
    reads: ['profiles'],
  }),
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/api/user/profile/:username',
    summary: 'A member, with one page of their items. An earlier name leads to the current one.',
    auth: 'none',
    servedBy: 'api',
    input: { params: profileParamsSchema, query: profileQuerySchema },
    output: { status: 200, schema: profilePageSchema },
    errors: ['not_found', 'sign_in_required', 'premium_required', 'unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items', 'profiles', 'blocks'],
    savedOffline: true,
  }),
  getProfileStats: defineEndpoint({
    method: 'GET',
    path: '/api/user/profile/:username/stats',
    summary: "Number and value of a member's items",
    auth: 'none',
    servedBy: 'api',
    input: { params: profileParamsSchema },
    output: { status: 200, schema: userStatsSchema },
    errors: ['not_found', 'unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items', 'blocks'],
    savedOffline: true,
  }),
  setBio: defineEndpoint({
    method: 'PUT',
    path: '/api/user/bio',
    summary: 'Set the bio of a premium member, or remove it, which every member may',
    auth: 'user',
    servedBy: 'api',
    input: { body: z.strictObject({ bio: bioSchema }), maxBodyBytes: BIO_BODY_MAX_BYTES },
    output: { status: 200, schema: z.object({ bio: z.nullable(z.string()) }) },
    errors: ['forbidden', 'username_required', 'too_large'],
    rateLimits: BIO_AND_PIN_LIMITS,
    changes: ['profiles'],
  }),
  pinItem: defineEndpoint({
    method: 'PUT',
    path: '/api/user/pins/:itemId',
    summary: "Pin one's own item to the profile. Pinning it twice succeeds.",
    auth: 'premium',
    servedBy: 'api',
    input: { params: pinned },
    output: { status: 200, schema: pinnedItemIdsSchema },
    errors: ['not_found', 'conflict'],
    rateLimits: BIO_AND_PIN_LIMITS,
    changes: ['profiles'],
  }),
  unpinItem: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/pins/:itemId',
    summary: 'Unpin an item. Succeeds even if it is not pinned.',
    auth: 'user',
    servedBy: 'api',
    input: { params: pinned },
    output: { status: 200, schema: pinnedItemIdsSchema },
    errors: [],
    rateLimits: BIO_AND_PIN_LIMITS,
    changes: ['profiles'],
  }),
  uploadProfilePicture: defineEndpoint({
    method: 'POST',
    path: '/api/user/profile-picture',
    summary: 'Upload a profile picture. It replaces the one before.',
    auth: 'user',
    servedBy: 'uploads',
    input: {
      file: {
        field: 'profilePicture',
        maxBytes: PROFILE_PICTURE_MAX_BYTES,
        missingMessage: PROFILE_PICTURE_MESSAGES.missing,
        tooLargeMessage: PROFILE_PICTURE_MESSAGES.tooLarge,
      },
    },
    output: { status: 200, schema: z.object({ profileImageUrl: z.string() }) },
    errors: ['too_large', 'unsupported_media_type'],
    rateLimits: PROFILE_CHANGE_LIMITS,
    changes: ['profiles'],
  }),
  updateProfile: defineEndpoint({
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Change the social links, or get the profile picture from an address',
    auth: 'user',
    // The endpoint runs on `uploads`, because downloading and storing a picture needs the memory of that function.
    servedBy: 'uploads',
    input: { body: profileChangeSchema, maxBodyBytes: PROFILE_CHANGE_MAX_BYTES },
    output: { status: 200, schema: z.object({ user: currentUserSchema }) },
    errors: ['too_large', 'unsupported_media_type'],
    rateLimits: PROFILE_CHANGE_LIMITS,
    changes: ['profiles'],
  }),
} as const;
