import * as z from 'zod/mini';
import { idTokenSchema } from '../schemas/credentials';
import { deviceSchema, sessionIdSchema } from '../schemas/device';
import { shareSettingsChangeSchema } from '../schemas/share-settings';
import { defineEndpoint } from './define-endpoint';
import {
  ACCOUNT_DELETION_LIMITS,
  DEVICE_SIGN_OUT_LIMITS,
  DATA_EXPORT_LIMITS,
  LIST_LIMITS,
  SHARE_SETTINGS_LIMITS,
} from './rate-limits';

/** The endpoints about the member's whole account, such as export and deletion. */
export const ownAccountEndpoints = {
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions',
    summary:
      'The devices on which the member is signed in: this one, then the last signed in first',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: z.object({ devices: z.array(deviceSchema) }) },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['devices'],
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:sessionId',
    summary: 'Sign out one device. Succeeds even if it is signed out.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { params: z.strictObject({ sessionId: sessionIdSchema }) },
    output: { status: 204 },
    errors: [],
    rateLimits: DEVICE_SIGN_OUT_LIMITS,
    changes: ['devices'],
  }),
  endAllSessions: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/sessions',
    summary: 'Sign out all devices, also this one',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: {},
    output: { status: 204 },
    errors: ['unavailable'],
    rateLimits: DEVICE_SIGN_OUT_LIMITS,
  }),
  changeShareSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/share-settings',
    summary: 'Remember settings of the share form. The last of several changes counts.',
    auth: 'user',
    servedBy: 'api',
    input: { body: shareSettingsChangeSchema },
    output: { status: 200, schema: shareSettingsChangeSchema },
    errors: [],
    rateLimits: SHARE_SETTINGS_LIMITS,
    changes: ['account'],
  }),
  /** The response is a JSON file in the format of `memberExportSchema`. */
  exportMyData: defineEndpoint({
    method: 'GET',
    path: '/api/user/export',
    summary: 'A file with everything that is stored about the member',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, content: { type: 'application/json' } },
    errors: ['unavailable'],
    rateLimits: DATA_EXPORT_LIMITS,
  }),
  deleteAccount: defineEndpoint({
    method: 'DELETE',
    path: '/api/user',
    summary: 'Delete the account. Ends all sessions; a job removes the data within minutes.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: {
      body: z.strictObject({ idToken: idTokenSchema }),
      maxBodyBytes: 16 * 1024,
    },
    output: { status: 204 },
    /** The endpoint returns 'conflict' if the member is the only active admin. */
    errors: ['unauthorized', 'forbidden', 'conflict', 'too_large'],
    rateLimits: ACCOUNT_DELETION_LIMITS,
  }),
} as const;
