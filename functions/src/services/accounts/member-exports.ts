import type { FileResponse } from '@contract/endpoints/define-endpoint';
import { pictureUrlsOf } from '@contract/rules/picture-files';
import { pictureSchema } from '@contract/schemas/image';
import { memberExportSchema } from '@contract/schemas/member-export';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { utcDay } from '../../domain/utc-day';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { CHAMPION_TITLES } from '../../repos/champion-titles-repo';
import type { ExportPart } from '../../repos/collections/row-rules';
import { salesInPart } from '../../repos/kept-sale-parts';
import type { MemberExportRepo, ExportedDocument } from '../../repos/member-export-repo';

interface MemberExportsDeps {
  readonly identity: Pick<IdentityGateway, 'factsOf'>;
  readonly memberExport: MemberExportRepo;
  readonly now: () => Date;
}

export interface MemberExports {
  /** Returns everything stored about a member. Throws AppError 'unauthorized' if there is no such member. */
  of(uid: string): Promise<FileResponse>;
}

export function createMemberExports(deps: MemberExportsDeps): MemberExports {
  const { identity, memberExport, now } = deps;
  return {
    of: async (uid) => {
      const documents = await memberExport.of(uid);
      if (!documents) throw new AppError('unauthorized', 'Unauthorized');
      const about = { uid, at: now() };
      const exported = Object.entries(PARTS).map(([name, part]) => [
        name,
        part(documents.get(name as ExportPart) ?? [], about),
      ]);
      const file = memberExportSchema.parse({
        ...(Object.fromEntries(exported) as object),
        format: 'boloboard-member-data',
        version: 1,
        exportedAt: now().toISOString(),
        signIn: await identity.factsOf(uid),
      });
      return {
        content: JSON.stringify(file, null, 2),
        filename: `boloboard-my-data-${utcDay(now())}.json`,
      };
    },
  };
}

type Part = (
  documents: readonly ExportedDocument[],
  about: { readonly uid: string; readonly at: Date },
) => unknown;

const withId = ({ id, fields }: ExportedDocument) => ({ ...fields, id });

const each =
  (exported: (document: ExportedDocument) => unknown): Part =>
  (documents) =>
    documents.map(exported);

const endIn = (until: unknown) => (until === ENDLESS_SUSPENSION_END.toISOString() ? null : until);

/** Returns the fields of a member, without the placeholder date that stands for a suspension without an end. */
function withoutForGood({ suspension, ...fields }: ExportedDocument['fields']): object {
  const { suspendedUntil } = fields;
  return {
    ...fields,
    ...(suspendedUntil !== undefined && { suspendedUntil: endIn(suspendedUntil) }),
    ...(suspension !== undefined && { suspension: suspensionIn(suspension) }),
  };
}

const suspensionIn = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'until' in stored
    ? { ...stored, until: endIn(stored.until) }
    : stored;

const fieldsOf = each(({ fields }) => fields);

/**
 * For each kind of document, a function that prepares its data for the export. The export contains only those fields of
 * the result that the schema of the export names.
 */
const PARTS: Readonly<Record<ExportPart, Part>> = {
  account: ([account]) => account && withoutForGood(account.fields),
  profile: ([profile]) => profile?.fields ?? null,
  usernames: fieldsOf,
  /** The id of a session is left out, because it is the hash of the cookie. */
  devices: each(({ fields }) => ({
    name: fields['deviceName'],
    signedInAt: fields['createdAt'],
    lastSeenOn: fields['lastSeenOn'],
    signedInUntil: fields['expiresAt'],
  })),
  items: each(itemOf),
  keptSales: (parts) => parts.flatMap(keptSalesOf),
  comments: each((comment) => ({ ...withId(comment), itemId: comment.aboveId })),
  likes: each(({ aboveId, fields }) => ({ itemId: aboveId, likedAt: fields['createdAt'] })),
  reports: fieldsOf,
  rulings: each(({ fields: { until, ...ruling } }) => ({
    ...ruling,
    until: endIn(until),
  })),
  favorites: each(({ id, fields }) => ({ memberId: id, addedAt: fields['createdAt'] })),
  notifiedSellers: each(({ id, fields }) => ({ memberId: id, notifiedAt: fields['createdAt'] })),
  blocked: each(({ fields }) => ({ ...fields, blockedAt: fields['createdAt'] })),
  achievements: each(withId),
  totals: totalsOf,
  likesReceived: each(({ id, fields }) => ({ itemId: id, ...fields })),
  usage: each(withId),
  sharedLinks: each(withId),
  notifications: fieldsOf,
  billing: ([billing]) => billing?.fields ?? null,
  billingEvents: each(withId),
  settings: each(withId),
  championTitles: (months, { uid }) =>
    CHAMPION_TITLES.flatMap((title) =>
      months.flatMap(({ id, fields }) => (isOf(uid, fields[title]) ? [{ month: id, title }] : [])),
    ),
  /** A finished mail is left out, because only its id is stored. */
  pendingMails: (mails) =>
    mails.flatMap(({ fields }) => (typeof fields['kind'] === 'string' ? [fields] : [])),
  /** Expired links are left out. Firestore deletes them up to a day later. */
  pendingLinks: (links, { at }) =>
    links
      .map(({ fields }) => fields)
      .filter(({ expiresAt, usedBy }) => usedBy === null && new Date(String(expiresAt)) > at),
};

const keptSalesOf = ({ fields }: ExportedDocument): object[] => {
  const { sales } = salesInPart({ sales: fields['sales'] as Record<string, string> });
  return sales.map(({ id, fields: { addedAt, ...sale } }) => ({
    itemId: id,
    ...sale,
    addedAt: addedAt.toISOString(),
  }));
};

/** Returns the totals of a member. `ofExpiredItems` is the part of the totals from expired items. */
function totalsOf(documents: readonly ExportedDocument[]): object {
  const [totals, expired] = ['totals', 'expired'].map((name) =>
    documents.find(({ id }) => id === name),
  );
  return { ...totals?.fields, ...(expired && { ofExpiredItems: expired.fields }) };
}

const isOf = (uid: string, title: unknown): boolean =>
  typeof title === 'object' && title !== null && 'userId' in title && title.userId === uid;

function itemOf({ id, fields }: ExportedDocument) {
  const { picture, ...others } = fields;
  return { ...others, id, pictureUrls: pictureUrlsIn(picture) };
}

function pictureUrlsIn(stored: unknown): string[] {
  const { data: picture } = pictureSchema.safeParse(stored);
  return picture ? pictureUrlsOf(picture) : [];
}
