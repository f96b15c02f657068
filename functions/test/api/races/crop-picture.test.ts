import { pictureUrlsOf } from '@contract/rules/picture-files';
import { itemRecordSchema } from '@contract/schemas/item-record';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mediaPathOf } from '../../../src/domain/media-path';
import { createSharpPicturesGateway } from '../../../src/gateways/pictures/sharp-pictures';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createCoverChanger } from '../../../src/services/sharing/cover-changer';
import { createItemPictureCropper } from '../../../src/services/sharing/item-picture-cropper';
import { createEditPicture } from '../../../src/services/sharing/picture-edit';
import { createPictureStore } from '../../../src/services/sharing/picture-store';
import { createOwnDatabase } from '../../support/own-database';
import {
  addMembers,
  createTemporaryMediaGateway,
  createReposAtRemovalTime,
  shareExpiredItem,
} from '../support/expired-items';

const ITEM = 'owl';
const FAR = new Date('2099-01-01');
const request = {
  itemId: ITEM,
  actor: actorFor('ann'),
  ifMatch: '0',
  log: createJsonLogger(),
} as const;

/** Creates a new database and a new media folder. They contain an item of the member Ann with its files. */
async function world() {
  const db = createOwnDatabase();
  const media = await createTemporaryMediaGateway();
  const pictureStore = createPictureStore({ pictures: createSharpPicturesGateway(), media });
  const page = { width: 300, height: 600, channels: 3, background: '#357' } as const;
  const upload = await sharp({ create: page }).png().toBuffer();
  const { picture } = await pictureStore.add(
    ITEM,
    upload,
    { cover: null, sale: { title: 'Brass owl', platform: 'ebay', price: '$34.99' } },
    request.log,
  );
  await addMembers(db, 'ann');
  await shareExpiredItem(db, ITEM, { picture, expiresAt: FAR });
  const { items, ownItems } = createReposAtRemovalTime(db);
  const editPicture = createEditPicture({ items, ownItems, now: () => new Date() });
  const crops = createItemPictureCropper({ editPicture, pictureStore });
  const covers = createCoverChanger({ editPicture, pictureStore });
  return {
    crop: (area: string) => crops.crop({ ...request, itemPart: [area] }),
    cover: () => covers.change({ ...request, cover: '0,0,0.5,0.5' }),
    edit: () => ownItems.edit(authorizeForTest({ itemId: ITEM }), 0, { cover: null, picture }),
    record: async () => itemRecordSchema.parse((await db.doc(`items/${ITEM}`).get()).data()),
    paths: async () => (await media.pathsIn(`items/${ITEM}`)).sort(),
    picture,
  };
}

type World = Awaited<ReturnType<typeof world>>;

/** Expects that the stored files are exactly the files that the item names. */
async function expectNoOtherFiles({ record, paths }: World): Promise<void> {
  const { picture } = await record();
  expect(await paths()).toEqual(pictureUrlsOf(picture).map(mediaPathOf).sort());
}

it('only one of several crops of an item that arrive at the same time is stored, and no file of the other crops stays', async () => {
  const items = await world();
  const areas = ['0,0,0.5,0.5', '0,0,1,0.5', '0.5,0,0.5,1', '0,0.2,0.9,0.2'];
  const results = await Promise.allSettled(areas.map((area) => items.crop(area)));
  const won = results.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
  expect((await items.record()).revision).toBe(1);
  await expectNoOtherFiles(items);
});

it('a crop leaves no file when an edit of the item is committed before the crop', async () => {
  const items = await world();
  const before = await items.paths();
  const crop = items.crop('0,0,0.5,0.5');
  await expect(Promise.all([crop, items.edit()])).rejects.toMatchObject({ code: 'conflict' });
  expect((await items.record()).picture.url).toBe(items.picture.url);
  expect(await items.paths()).toEqual(before);
});

it('only one of a crop and a new cover that arrive at the same time is stored, and no file of the uncropped picture stays after a crop', async () => {
  const items = await world();
  const [crop, cover] = await Promise.allSettled([items.crop('0,0,0.5,0.5'), items.cover()]);
  expect([crop.status, cover.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const { picture } = await items.record();
  expect(picture.url === items.picture.url).toBe(cover.status === 'fulfilled');
  if (crop.status === 'fulfilled') await expectNoOtherFiles(items);
  else {
    const start = mediaPathOf(items.picture.url)?.replace(/\.webp$/, '') ?? 'unknown';
    expect((await items.paths()).filter((path) => !path.startsWith(start))).toEqual([]);
  }
});
