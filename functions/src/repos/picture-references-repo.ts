import { avifUrlOf } from '@contract/rules/picture-files';
import { smallProfilePictureUrl } from '@contract/rules/member-picture';
import type { Picture } from '@contract/schemas/image';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { Firestore } from 'firebase-admin/firestore';
import type { PictureReferences } from '../domain/items/orphaned-pictures';
import {
  hiddenFolder,
  itemFolder,
  mediaPathOf,
  profileFolder,
  reportFolder,
} from '../domain/media-path';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';

export interface PictureReferencesRepo {
  /**
   * Returns, for each folder, which of its pictures are in use. Folders are 'items/{itemId}', 'hidden/{itemId}',
   * 'profiles/{uid}' and 'reports/{itemId}'. The value is null for a folder whose document is invalid, and for any
   * other folder. Costs 1 read for each folder, but for a folder 'reports/{itemId}' 1 read for each report.
   */
  of(folders: readonly string[]): Promise<ReadonlyMap<string, PictureReferences | null>>;
}

export const createPictureReferencesRepo = (db: Firestore): PictureReferencesRepo => ({
  of: async (folders) => {
    const idsIn = (area: string) =>
      folders.flatMap((folder) =>
        folder.startsWith(`${area}/`) ? [folder.slice(area.length + 1)] : [],
      );
    const items = idsIn('items').map((itemId) => collections.items.doc(db, { itemId }));
    const members = idsIn('profiles').map((uid) => collections.users.doc(db, { uid }));
    const hidden = idsIn('hidden').map((itemId) => collections.items.doc(db, { itemId }));
    const known = [
      ...(items.length > 0 ? await readDocuments(db, ...items) : []).map(
        (item) => [itemFolder(item.id), ofItem(item)] as const,
      ),
      ...(hidden.length > 0 ? await readDocuments(db, ...hidden) : []).map(
        (item) => [hiddenFolder(item.id), ofHiddenItem(item)] as const,
      ),
      ...(members.length > 0 ? await readDocuments(db, ...members) : []).map(
        (member) => [profileFolder(member.id), ofMember(member)] as const,
      ),
      ...(await Promise.all(
        idsIn('reports').map(
          async (itemId) => [reportFolder(itemId), await ofReports(db, itemId)] as const,
        ),
      )),
    ];
    return new Map<string, PictureReferences | null>([
      ...folders.map((folder) => [folder, null] as const),
      ...known,
    ]);
  },
});

const only = (paths: ReadonlySet<string>): PictureReferences => ({
  paths,
  changedAt: null,
  shownStart: '',
});
const NONE = only(new Set());

const pathsOf = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.flatMap((url) => mediaPathOf(url) ?? []));

/**
 * Returns which pictures of an item are in use. Earlier thumbnails of a live item also count as used for some time,
 * because item lists that are open in browsers still show them.
 */
function ofItem(item: Snapshot<ItemRecord>): PictureReferences | null {
  if (!item.exists) return NONE;
  const record = collections.items.readable(item);
  if (!record) return null;
  const { removedAt, picture, updatedAt: changedAt } = record;
  const urls = removedAt === null ? urlsOf(picture) : [];
  const shownStart = mediaPathOf(picture.url)?.replace(/\.webp$/, '') ?? '';
  return { paths: pathsOf(urls), changedAt, shownStart };
}

/**
 * Returns only the current picture of a hidden item, because no page shows earlier ones. The files are in another
 * folder, but have the same names as in the public URLs that the item's document contains.
 */
function ofHiddenItem(item: Snapshot<ItemRecord>): PictureReferences | null {
  const references = ofItem(item);
  if (references === null) return null;
  const isHidden = collections.items.field(item, 'hiddenAt') instanceof Date;
  const paths = isHidden ? [...references.paths] : [];
  const inFolder = (path: string) => hiddenFolder(item.id) + path.slice(path.lastIndexOf('/'));
  return only(new Set(paths.map(inFolder)));
}

/** Returns the thumbnails that reports of an item and its comments have copied. */
async function ofReports(db: Firestore, itemId: string): Promise<PictureReferences> {
  const reports = collections.reports.in(db).where('itemId', '==', itemId);
  const { docs } = await reports.select('thumbnail').get();
  const paths = docs.flatMap((it) => collections.reports.field(it, 'thumbnail') ?? []);
  return only(new Set(paths));
}

const urlsOf = ({ url, thumbnails }: Picture): string[] => [
  url,
  ...thumbnails.flatMap((thumbnail) => [thumbnail.url, avifUrlOf(thumbnail.url)]),
];

/** Returns only the current profile picture, because a replaced picture is no longer in use. */
function ofMember(member: Snapshot<Stored<'users'>>): PictureReferences | null {
  if (!member.exists) return NONE;
  const url = collections.users.field(member, 'customProfileImageUrl');
  if (url === undefined) return null;
  return only(pathsOf(url === null ? [] : [url, smallProfilePictureUrl(url)]));
}
