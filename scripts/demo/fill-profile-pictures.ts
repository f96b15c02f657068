import type { Firestore } from 'firebase-admin/firestore';
import { createFolderMediaGateway } from '../../functions/src/gateways/media/folder-media';
import { createSharpProfilePictureGateway } from '../../functions/src/gateways/pictures/sharp-profile-picture';
import { createSystemWork } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createBylinesRepo } from '../../functions/src/repos/bylines-repo';
import { createPublicFieldsRepo } from '../../functions/src/repos/public-fields-repo';
import { createUsersRepo } from '../../functions/src/repos/users-repo';
import { createBylineCopier } from '../../functions/src/services/accounts/byline-copier';
import { createProfilePictures } from '../../functions/src/services/profiles/profile-pictures';
import { productPhotographOf } from './demo-screenshots';

/**
 * The demo members with a profile picture. For each member: the product that the picture shows, and the links of the
 * profile.
 */
const PROFILES = [
  {
    uid: 'demo-premium',
    product: 'camera',
    links: { instagramUrl: 'https://www.instagram.com/demo_premium' },
  },
  { uid: 'demo-brass-bear', product: 'bear', links: {} },
  { uid: 'demo-attic-annie', product: 'chair', links: {} },
  {
    uid: 'demo-thrifty-theo',
    product: 'books',
    links: {
      ebayStoreUrl: 'https://www.ebay.com/usr/thriftytheo',
      youtubeUrl: 'https://www.youtube.com/@thriftytheo',
    },
  },
  { uid: 'demo-two-dollar-tom', product: 'cap', links: {} },
] as const;

interface PicturesSpec {
  readonly mediaFolder: string;
  readonly now: Date;
}

/** Gives some demo members a profile picture, which is also shown on their items and comments. Idempotent. */
export async function fillProfilePictures(db: Firestore, { mediaFolder, now }: PicturesSpec) {
  const users = createUsersRepo(db);
  const pictures = createProfilePictures({
    squares: createSharpProfilePictureGateway(),
    media: createFolderMediaGateway(mediaFolder),
    users,
    publicFields: createPublicFieldsRepo(db),
    now: () => now,
  });
  const bylines = createBylineCopier({ users, bylines: createBylinesRepo(db), now: () => now });
  const log = createJsonLogger();
  for (const { uid, product, links } of PROFILES) {
    const member = await users.get(uid);
    if (member?.customProfileImageUrl === null) {
      const by = createSystemWork('script', uid);
      await pictures.set(await productPhotographOf(product), { by, log, fields: links });
      await bylines.copy(by);
    }
  }
}
