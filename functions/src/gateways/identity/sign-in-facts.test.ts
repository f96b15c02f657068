import type { UserRecord } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { toSignInFacts } from './sign-in-facts';

it('toSignInFacts returns all sign-in methods as they are stored, without secrets', () => {
  const user = {
    uid: 'ann',
    email: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann Bell',
    photoURL: 'https://lh3.googleusercontent.com/ann',
    passwordHash: 'hash',
    disabled: false,
    metadata: {
      creationTime: 'Sat, 21 Nov 2026 12:00:00 GMT',
      lastSignInTime: 'Sun, 22 Nov 2026 12:00:00 GMT',
      lastRefreshTime: null,
    },
    providerData: [
      { providerId: 'password', uid: 'ann@example.com', email: 'ann@example.com' },
      { providerId: 'google.com', uid: 'g1', email: 'bell@example.com', displayName: 'A. Bell' },
    ],
  };
  const nothing = { displayName: null, pictureUrl: null, phoneNumber: null };
  expect(toSignInFacts(user as unknown as UserRecord)).toEqual({
    email: 'ann@example.com',
    isEmailVerified: true,
    displayName: 'Ann Bell',
    pictureUrl: 'https://lh3.googleusercontent.com/ann',
    phoneNumber: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    lastSignedInAt: '2026-11-22T12:00:00.000Z',
    lastSeenAt: null,
    methods: [
      { ...nothing, method: 'password', id: 'ann@example.com', email: 'ann@example.com' },
      {
        ...nothing,
        method: 'google.com',
        id: 'g1',
        email: 'bell@example.com',
        displayName: 'A. Bell',
      },
    ],
  });
});
