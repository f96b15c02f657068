import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api';
import { CACHE_TAGS } from './cache-tags';
import { contradictionsIn } from './contradictions-in.test-support';
import type {
  CallInput,
  CallOutput,
  Endpoint,
  HandlerOutput,
  ParsedInput,
  QueueableCallName,
} from './define-endpoint';
import { testEndpoints } from './test-endpoints.test-support';

const endpoints: [string, Endpoint][] = Object.entries({ ...api, ...testEndpoints });

describe('endpoint table', () => {
  it('has no two endpoints with the same method and path', () => {
    const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(endpoints)(
    '%s declares a params schema if and only if its path has parameters',
    (_, endpoint) => {
      expect(endpoint.path.includes('/:')).toBe(endpoint.input.params !== undefined);
    },
  );

  it.each(endpoints)('%s declares no body if its method is GET', (_, { method, input }) => {
    const readsBody = [input.body, input.file, input.rawBody].some((part) => part !== undefined);
    expect(method === 'GET' && readsBody).toBe(false);
  });

  it.each(endpoints)(
    '%s runs on the uploads function if and only if it receives, downloads or crops a picture',
    (name, endpoint) => {
      const hasPicture =
        endpoint.input.file !== undefined ||
        ['updateProfile', 'changeCover', 'cropPicture'].includes(name);
      expect(endpoint.servedBy === 'uploads').toBe(hasPicture);
    },
  );

  it.each(endpoints)(
    '%s lets shared caches store its response only if it is a GET without sign-in',
    (_, endpoint) => {
      const { sharedForSeconds, method, auth } = endpoint;
      if (sharedForSeconds !== undefined) expect([method, auth]).toEqual(['GET', 'none']);
    },
  );

  it('gives all endpoints of a group the same rate limits and the same Cloud Function', () => {
    const limits = endpoints.flatMap(([, { rateLimits = [], servedBy }]) => {
      const grouped = rateLimits
        .filter((it) => it.group !== undefined)
        .map(({ onlyNewMembers: _onlyNewMembers, ...limit }) => limit);
      return grouped.length > 0 ? [{ group: grouped[0]?.group, grouped, servedBy }] : [];
    });
    for (const { group, ...shared } of limits)
      expect(limits.find((it) => it.group === group)).toMatchObject(shared);
  });

  it.each(CACHE_TAGS)(
    'contains an endpoint that reads the tag %s and an endpoint that changes it',
    (tag) => {
      expect(endpoints.some(([, { reads }]) => reads?.includes(tag))).toBe(true);
      expect(endpoints.some(([, { changes }]) => changes?.includes(tag))).toBe(true);
    },
  );

  it('lists the same changed tags for an item edit, a cover change and a crop', () => {
    expect(api.changeCover.changes).toEqual(api.editItem.changes);
    expect(api.cropPicture.changes).toEqual(api.editItem.changes);
  });

  it("lists the tag 'items' for every call that changes items", () => {
    const { shareScreenshot, editItem, changeCover, cropPicture, deleteItem, deleteOwnItems } = api;
    const edits = [editItem, changeCover, cropPicture];
    for (const { changes } of [shareScreenshot, ...edits, deleteItem, deleteOwnItems])
      expect(changes).toContain('items');
  });

  it.each(endpoints)('%s has no contradictory settings', (_, endpoint) => {
    expect(contradictionsIn(endpoint)).toEqual([]);
  });
});

describe('contradictionsIn', () => {
  const { receiveEvent, editNote, replaceNote, exportNotes, inviteByEmail, starNote } =
    testEndpoints;
  const champion = api.getMostLikedOfMonth;
  const rawBody = receiveEvent.input.rawBody;
  const file = { field: 'a', maxBytes: 1, missingMessage: 'Missing', tooLargeMessage: 'Too large' };
  const limit = { max: 5, per: 'account', windowSeconds: 60, store: 'memory' } as const;
  const wrong: [string, Endpoint][] = [
    ['A webhook must be a POST.', { ...receiveEvent, method: 'PUT' }],
    ['A webhook must have auth none.', { ...receiveEvent, auth: 'user' }],
    [
      'A raw body cannot be combined with body or file.',
      { ...receiveEvent, input: { rawBody, file } },
    ],
    [
      'A raw body cannot be combined with body or file.',
      { ...receiveEvent, input: { rawBody, body: z.strictObject({}) } },
    ],
    ['A webhook cannot use ifMatch or idempotent.', { ...receiveEvent, idempotent: true }],
    [
      'A signature header must be in lower case.',
      { ...receiveEvent, input: { rawBody: { ...rawBody, signatureHeader: 'Signature' } } },
    ],
    [
      'The size limit of a raw body must be a positive integer.',
      { ...receiveEvent, input: { rawBody: { ...rawBody, maxBytes: 0.5 } } },
    ],
    ['A GET cannot use ifMatch.', { ...editNote, method: 'GET' }],
    ['A GET cannot use ifMatch.', { ...replaceNote, method: 'GET' }],
    ['A call with ifMatch must list the error conflict.', { ...replaceNote, errors: [] }],
    [
      'A webhook cannot use ifMatch or idempotent.',
      { ...receiveEvent, errors: ['conflict'], input: { rawBody, ifMatch: 'optional' } },
    ],
    ['An anonymous call must have auth none.', { ...editNote, anonymous: true }],
    ['Only a JSON body has maxBodyBytes.', { ...exportNotes, input: { maxBodyBytes: 10 } }],
    ['A call with ifMatch must list the error conflict.', { ...editNote, errors: [] }],
    [
      'A call with ifMatch must return 204 or an ETag.',
      { ...editNote, output: { status: 200, schema: z.object({}) } },
    ],
    [
      'Only a shared response can have notSharedWith.',
      { ...api.listItems, notSharedWith: 'search' },
    ],
    ['notSharedWith must name a query parameter.', { ...champion, notSharedWith: 'after' }],
    ['A call with a file must return JSON.', { ...exportNotes, input: { file } }],
    [
      'A text content type must end with charset=utf-8.',
      { ...exportNotes, output: { status: 200, content: { type: 'text/csv' } } },
    ],
    [
      'A rate limit must use positive integers.',
      { ...editNote, rateLimits: [{ ...limit, max: 0 }] },
    ],
    [
      'A rate limit must use positive integers.',
      { ...editNote, rateLimits: [{ ...limit, windowSeconds: 0.5 }] },
    ],
    ['A GET cannot return an items version.', { ...exportNotes, itemsVersion: 'returned' }],
    [
      'Only a private GET can await an items version.',
      { ...exportNotes, auth: 'none', sharedForSeconds: 1, itemsVersion: 'awaited' },
    ],
    ['A limit per account requires sign-in.', { ...inviteByEmail, rateLimits: [limit] }],
    [
      'A limit per email requires body.email.',
      { ...editNote, rateLimits: [{ ...limit, per: 'email' }] },
    ],
    [
      'A limit for visitors cannot be per account.',
      { ...inviteByEmail, rateLimits: [{ ...limit, plan: 'visitor' }] },
    ],
    [
      'A limit for a plan must be per account.',
      { ...editNote, rateLimits: [{ ...limit, per: 'address', plan: 'free' }] },
    ],
    [
      'A queueable call must be idempotent, a PUT, a DELETE or a PATCH without a body.',
      { ...starNote, method: 'POST' },
    ],
    ['A queueable call requires sign-in.', { ...starNote, auth: 'none' }],
    [
      'An idempotent call with a body must list an error with status 409.',
      { ...inviteByEmail, idempotent: true, errors: [] },
    ],
    ['Only a GET with JSON reads cache tags.', { ...starNote, reads: ['likes'] }],
    ['Only a GET with JSON reads cache tags.', { ...exportNotes, reads: ['likes'] }],
    ['A GET cannot change cache tags.', { ...exportNotes, changes: ['likes'] }],
    ['A call that changes nothing cached has no list of changes.', { ...starNote, changes: [] }],
    ['A response that is saved must read cache tags.', { ...exportNotes, savedOffline: true }],
    ['A secret path must have parameters.', { ...inviteByEmail, secretPath: true }],
    [
      'A token in a path needs secretPath.',
      { ...starNote, path: '/api/notes/:token', input: { params: starNote.input.params } },
    ],
    [
      'A queueable call cannot use ifMatch.',
      { ...starNote, errors: ['conflict'], input: { ...starNote.input, ifMatch: true } },
    ],
    [
      'A queueable call cannot use ifMatch.',
      { ...starNote, errors: ['conflict'], input: { ...starNote.input, ifMatch: 'optional' } },
    ],
  ];

  it.each(wrong)("returns the contradiction '%s'", (message, endpoint) => {
    expect(contradictionsIn(endpoint)).toEqual([message]);
  });

  it('rejects two rate limits with the same key and the same window', () => {
    const twice = { ...editNote, rateLimits: [limit, { ...limit, max: 9 }] };
    expect(contradictionsIn(twice)).toContain('Two rate limits have the same window.');
  });

  it('accepts two rate limits with the same key and window if they apply to different plans', () => {
    const rateLimits = [
      { ...limit, plan: 'free' },
      { ...limit, plan: 'premium', max: 9 },
    ] as const;
    expect(contradictionsIn({ ...editNote, rateLimits })).toEqual([]);
  });

  it('accepts a rate limit per account for an endpoint without sign-in if the body contains an ID token', () => {
    const input = { body: z.strictObject({ idToken: z.string() }) };
    expect(contradictionsIn({ ...inviteByEmail, input, rateLimits: [limit] })).toEqual([]);
  });
});

it('contradictionsIn accepts a queueable POST if it is idempotent', () => {
  const row = { ...testEndpoints.starNote, method: 'POST', idempotent: true } as const;
  expect(contradictionsIn({ ...row, errors: ['key_reused'] })).toEqual([]);
});

type Rows = typeof testEndpoints;

it('callers and handlers get the types that the endpoint declares', () => {
  interface Note {
    note: { text: string };
  }
  expectTypeOf<CallInput<Rows['receiveEvent']>>().toBeNever();
  expectTypeOf<CallInput<Rows['editNote']>['ifMatch']>().toEqualTypeOf<string>();
  expectTypeOf<ParsedInput<Rows['editNote']>['ifMatch']>().toEqualTypeOf<string>();
  interface Optional {
    readonly ifMatch?: string | undefined;
  }
  expectTypeOf<Pick<CallInput<Rows['replaceNote']>, 'ifMatch'>>().toEqualTypeOf<Optional>();
  expectTypeOf<Pick<ParsedInput<Rows['replaceNote']>, 'ifMatch'>>().toEqualTypeOf<Optional>();
  expectTypeOf<CallInput<Rows['getNote']>>().not.toHaveProperty('ifMatch');
  expectTypeOf<CallOutput<Rows['getNote']>['body']>().toEqualTypeOf<Note>();
  expectTypeOf<HandlerOutput<Rows['getNote']>['etag']>().toEqualTypeOf<string>();
  expectTypeOf<QueueableCallName<Rows>>().toEqualTypeOf<'starNote'>();
  expectTypeOf<QueueableCallName<typeof api>>().toEqualTypeOf<
    | 'shareScreenshot'
    | 'likeItem'
    | 'unlikeItem'
    | 'postComment'
    | 'reportItem'
    | 'reportComment'
    | 'markNotificationRead'
    | 'markAllNotificationsRead'
    | 'deleteNotification'
  >();
  expectTypeOf<CallOutput<Rows['exportNotes']>['blob']>().toEqualTypeOf<Blob>();
  expectTypeOf<HandlerOutput<Rows['exportNotes']>['content']>().toEqualTypeOf<
    string | Uint8Array
  >();
});
