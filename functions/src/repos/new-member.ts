import { sanitizeSingleLineText } from '@contract/schemas/sanitize-text';
import { shareSettingsOf } from '@contract/schemas/share-settings';
import type { UserRecord } from './users-repo';

interface NewMember {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly profileImageUrl?: string | null | undefined;
}

const blankToNull = (text: string | null | undefined) =>
  text === undefined || text === '' ? null : text;

export function newMember(member: NewMember, now: Date): UserRecord {
  return {
    email: member.email.toLowerCase(),
    username: null,
    firstName: blankToNull(member.firstName),
    lastName: blankToNull(member.lastName),
    profileImageUrl: member.profileImageUrl ?? null,
    customProfileImageUrl: null,
    ebayStoreUrl: null,
    youtubeUrl: null,
    instagramUrl: null,
    facebookUrl: null,
    twitterUrl: null,
    tiktokUrl: null,
    bio: null,
    pinnedItemIds: [],
    subscriptionStatus: null,
    subscriptionPlan: null,
    subscriptionEndDate: null,
    isPastDue: false,
    planChangedAt: null,
    endedBefore: null,
    provenEmail: null,
    emailVerifiedAt: null,
    suspension: null,
    suspendedUntil: null,
    ...shareSettingsOf({}),
    createdAt: now,
    updatedAt: now,
  };
}

const MAX_NAME = 60;

/** Splits Google's display name. The first word is the first name, the rest is the last name. */
export function splitName(name: string | null): {
  firstName: string | null;
  lastName: string | null;
} {
  const [first = '', ...rest] = sanitizeSingleLineText(name ?? '').split(/\s+/);
  return {
    firstName: first.slice(0, MAX_NAME) || null,
    lastName: rest.join(' ').slice(0, MAX_NAME) || null,
  };
}
