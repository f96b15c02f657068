import type { SentFile } from '@contract/endpoints/define-endpoint';
import { avifOf } from '@contract/rules/picture-files';
import { pictureSchema } from '@contract/schemas/image';
import { type MemberExport, memberExportSchema } from '@contract/schemas/member-export';
import { utcDay } from '../../domain/utc-day';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { CHAMPION_TITLES } from '../../repos/champion-titles-repo';
import { type MemberExportRepo, type StoredPart } from '../../repos/member-export-repo';

interface MemberExportsParts {
  readonly identity: Pick<IdentityGateway, 'factsOf'>;
  readonly memberExport: MemberExportRepo;
  readonly now: () => Date;
}

export interface MemberExports {
  /** Returns everything stored about a member. Throws AppError 'unauthorized' if there is no such member. */
  of(uid: string): Promise<SentFile>;
}

export function createMemberExports(parts: MemberExportsParts): MemberExports {
  const { identity, memberExport, now } = parts;
  return {
    of: async (uid) => {
      const account = await memberExport.account(uid);
      if (!account) throw new AppError('unauthorized', 'Unauthorized');
      const exported = memberExportSchema.parse({
        format: 'boloboard-member-data',
        version: 1,
        exportedAt: now().toISOString(),
        account: account.fields,
        signIn: await identity.factsOf(uid),
        ...(await ownDocuments(memberExport, uid)),
        ...(await leftWithOthers(memberExport, uid)),
        ...(await pending(memberExport, uid, String(account.fields['email']), now())),
      });
      return {
        content: JSON.stringify(exported, null, 2),
        filename: `boloboard-my-data-${utcDay(now())}.json`,
      };
    },
  };
}

type Part = Partial<Record<keyof MemberExport, unknown>>;

/** The profile, the usernames, and what is below `users/{uid}`. */
async function ownDocuments(repo: MemberExportRepo, uid: string): Promise<Part> {
  const [profile, usernames, sessions, favorites, blocked, achievements, progress] =
    await Promise.all([
      repo.profile(uid),
      repo.usernames(uid),
      repo.part(uid, 'sessions'),
      repo.part(uid, 'favorites'),
      repo.part(uid, 'blocked'),
      repo.part(uid, 'achievements'),
      repo.part(uid, 'progress'),
    ]);
  const [notified, receivedLikes, usage, sharedLinks, notifications, settings] = await Promise.all([
    repo.part(uid, 'notifiedSellers'),
    repo.part(uid, 'receivedLikes'),
    repo.part(uid, 'usage'),
    repo.part(uid, 'sharedLinks'),
    repo.part(uid, 'notifications'),
    repo.part(uid, 'settings'),
  ]);
  return {
    profile: profile?.fields ?? null,
    usernames: usernames.map(({ fields }) => fields),
    devices: sessions.map(deviceOf),
    favorites: favorites.map(({ id, fields }) => ({ memberId: id, addedAt: fields['createdAt'] })),
    notifiedSellers: notified.map(({ id, fields }) => ({
      memberId: id,
      notifiedAt: fields['createdAt'],
    })),
    blocked: blocked.map(({ fields }) => ({ ...fields, blockedAt: fields['createdAt'] })),
    achievements: achievements.map(withId),
    totals: Object.fromEntries(progress.flatMap(({ fields }) => Object.entries(fields))),
    likesReceived: receivedLikes.map(({ id, fields }) => ({ itemId: id, ...fields })),
    usage: usage.map(withId),
    sharedLinks: sharedLinks.map(withId),
    notifications: notifications.map(({ fields }) => fields),
    settings: settings.map(withId),
  };
}

/** Items, the comments and likes below items, reports, and champion titles. */
async function leftWithOthers(repo: MemberExportRepo, uid: string): Promise<Part> {
  const [items, comments, likes, reports, ...titles] = await Promise.all([
    repo.items(uid),
    repo.comments(uid),
    repo.likes(uid),
    repo.reports(uid),
    ...CHAMPION_TITLES.map((title) => repo.monthsWithTitle(uid, title)),
  ]);
  return {
    items: items.map(itemOf),
    comments: comments.map((comment) => ({ ...withId(comment), itemId: comment.aboveId })),
    likes: likes.map(({ aboveId, fields }) => ({ itemId: aboveId, likedAt: fields['createdAt'] })),
    reports: reports.map(({ fields }) => fields),
    championTitles: CHAMPION_TITLES.flatMap((title, place) =>
      (titles[place] ?? []).map(({ id }) => ({ month: id, title })),
    ),
  };
}

/** What waits to be sent, or to be confirmed by the member. */
async function pending(
  repo: MemberExportRepo,
  uid: string,
  email: string,
  at: Date,
): Promise<Part> {
  const mails = [...(await repo.mailsTo(email)), ...(await repo.mailsAbout(uid))];
  const once = new Map(mails.map((mail) => [mail.id, mail]));
  return {
    pendingMails: [...once.values()].flatMap(mailOf),
    pendingLinks: (await repo.links(uid))
      .map(({ fields }) => fields)
      // Firestore deletes an expired one up to a day later.
      .filter(({ expiresAt, usedBy }) => usedBy === null && new Date(String(expiresAt)) > at),
  };
}

const withId = ({ id, fields }: StoredPart) => ({ ...fields, id });

/** Without its id, which stands for the cookie. */
const deviceOf = ({ fields }: StoredPart) => ({
  name: fields['deviceName'],
  signedInAt: fields['createdAt'],
  lastSeenOn: fields['lastSeenOn'],
  signedInUntil: fields['expiresAt'],
});

function itemOf({ id, fields }: StoredPart) {
  const { picture, ...others } = fields;
  return { ...others, id, pictureUrls: pictureUrlsIn(picture) };
}

function pictureUrlsIn(stored: unknown): string[] {
  const { data: picture } = pictureSchema.safeParse(stored);
  if (!picture) return [];
  const thumbnails = picture.thumbnails.map(({ url }) => url);
  return [picture.url, ...thumbnails, ...(picture.hasAvif ? thumbnails.map(avifOf) : [])];
}

/** A finished mail has only its id. */
const mailOf = ({ fields }: StoredPart) => (typeof fields['kind'] === 'string' ? [fields] : []);
