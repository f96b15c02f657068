import { systemWorkFor } from '../../../src/lib/authority.test-support';

export const now = new Date('2026-11-21T12:00:00Z');
export const uid = 'member';
export const username = 'seller';
export const byline = { username, isPremiumUser: true, profileImageUrl: null };
export const authority = systemWorkFor(uid);
