import type { Firestore } from 'firebase-admin/firestore';
import { createFolderMedia } from '../../functions/src/gateways/media/folder-media';
import { createSharpProfileSquares } from '../../functions/src/gateways/pictures/sharp-profile-squares';
import { loadSharp } from '../../functions/src/gateways/pictures/uploaded-image';
import { bySystem } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createBylinesRepo } from '../../functions/src/repos/bylines-repo';
import { createShownFieldsRepo } from '../../functions/src/repos/shown-fields-repo';
import { createUsersRepo } from '../../functions/src/repos/users-repo';
import { createBylines } from '../../functions/src/services/accounts/bylines';
import { createProfilePictures } from '../../functions/src/services/profiles/profile-pictures';
import looks from './looks.json';
import { productDrawing } from './product-drawings';

/** What the pictures of some demo members show, and their links. */
const PROFILES = [
  {
    uid: 'demo-premium',
    drawing: 'camera',
    links: { instagramUrl: 'https://www.instagram.com/demo_premium' },
  },
  { uid: 'demo-brass-bear', drawing: 'bear', links: {} },
  { uid: 'demo-attic-annie', drawing: 'chair', links: {} },
  {
    uid: 'demo-thrifty-theo',
    drawing: 'books',
    links: {
      ebayStoreUrl: 'https://www.ebay.com/usr/thriftytheo',
      youtubeUrl: 'https://www.youtube.com/@thriftytheo',
    },
  },
  { uid: 'demo-two-dollar-tom', drawing: 'cap', links: {} },
] as const;

interface PicturesSpec {
  readonly mediaFolder: string;
  readonly now: Date;
}

/** Gives some demo members a drawn picture, which their items and comments show. Idempotent. */
export async function fillPictures(db: Firestore, { mediaFolder, now }: PicturesSpec) {
  const users = createUsersRepo(db);
  const pictures = createProfilePictures({
    squares: createSharpProfileSquares(),
    media: createFolderMedia(mediaFolder),
    users,
    shownFields: createShownFieldsRepo(db),
    now: () => now,
  });
  const bylines = createBylines({ users, bylines: createBylinesRepo(db), now: () => now });
  const log = createJsonLogger();
  for (const [look, { uid, drawing, links }] of PROFILES.entries()) {
    const member = await users.get(uid);
    if (member?.customProfileImageUrl === null) {
      const by = bySystem('script', uid);
      await pictures.set(await draw(drawing, look), { by, log, fields: links });
      await bylines.copy(by);
    }
  }
}

async function draw(drawing: string, look: number): Promise<Buffer> {
  const colours = looks[look % looks.length];
  if (!colours) throw new Error('looks.json has no colors');
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 720 720" width="512" height="512"><rect x="-60" y="-60" width="720" height="720" fill="${colours.light}"/>${productDrawing(drawing, colours)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
