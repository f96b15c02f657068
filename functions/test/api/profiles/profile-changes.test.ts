import { PICTURE_URL_MESSAGES } from '@contract/schemas/profile-picture';
import { SOCIAL_LINK_MESSAGES, SOCIAL_LINKS } from '@contract/schemas/social-links';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharpProfilePictureGateway } from '../../../src/gateways/pictures/sharp-profile-picture';
import type { RemotePicturesGateway } from '../../../src/gateways/remote-pictures/remote-pictures';
import { appErrorOf } from '../../../src/lib/app-error-of.test-support';
import { actorFor } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createPublicFieldsRepo } from '../../../src/repos/public-fields-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createProfileEditor } from '../../../src/services/profiles/profile-editor';
import { createProfilePictures } from '../../../src/services/profiles/profile-pictures';
import { createSmallPng } from '../../support/small-png';
import { readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { userIn, changeProfile, readStoredPictureUrls } from '../support/profile-pictures';

const LINKS = {
  ebayStoreUrl: 'https://www.ebay.com/usr/ann',
  youtubeUrl: 'https://www.youtube.com/@ann',
  instagramUrl: 'https://www.instagram.com/ann',
  facebookUrl: 'https://www.facebook.com/ann',
  twitterUrl: 'https://x.com/ann',
  tiktokUrl: 'https://www.tiktok.com/@ann',
};

let member: Member;
beforeEach(async () => {
  member = await createMember();
});

const profile = async () => (await db.doc(`profiles/${member.uid}`).get()).data();

describe('PUT /api/user/profile with social links', () => {
  it("stores the normalized links in the member's private document and profile, and returns the account", async () => {
    const typed = { ...LINKS, instagramUrl: 'instagram.com/ann?igsh=1', youtubeUrl: '@ann' };
    const user = await userIn(await changeProfile(member, typed));
    const stored = { ...LINKS, instagramUrl: 'https://instagram.com/ann' };
    expect(user).toMatchObject({ id: member.uid, ...stored });
    expect(await profile()).toMatchObject(stored);
  });

  it('removes links that are sent blank and keeps links that are not sent, even when the request is repeated', async () => {
    await changeProfile(member, LINKS);
    for (let time = 0; time < 2; time += 1)
      await changeProfile(member, { tiktokUrl: '', twitterUrl: null });
    expect(await profile()).toMatchObject({ ...LINKS, tiktokUrl: null, twitterUrl: null });
  });

  it.each(SOCIAL_LINKS)('returns 400 when a $label link leads to another site', async (site) => {
    const response = await changeProfile(member, {
      [site.field]: 'https://ebay.com.evil.test/usr/a',
    });
    const message = SOCIAL_LINK_MESSAGES.wrong(site);
    expect(await readError(response)).toMatchObject({
      status: 400,
      issues: [{ path: ['body', site.field], message }],
    });
    expect((await profile())?.[site.field]).toBeNull();
  });

  it('returns 400 for unknown fields, wrong types and an empty change, and returns 401 when nobody is signed in', async () => {
    for (const json of [
      {},
      { username: 'other' },
      { profileImageUrl: 'https://evil.test/a.png' },
      { ...LINKS, isAdmin: true },
      { tiktokUrl: 5 },
      { tiktokUrl: ['@ann'] },
      [],
    ])
      expect((await changeProfile(member, json)).status).toBe(400);
    expect((await changeProfile(undefined, LINKS)).status).toBe(401);
  });
});

/** Creates the service as the product does, but with a fake website whose responses come from `get`. */
function changesWith(get: RemotePicturesGateway['get']) {
  const squares = createSharpProfilePictureGateway();
  const files = new Set<string>();
  const pictures = createProfilePictures({
    squares,
    media: {
      put: async (path) => void files.add(path),
      remove: async (path) => void files.delete(path),
    },
    users: createUsersRepo(db),
    publicFields: createPublicFieldsRepo(db),
    now: () => new Date(),
  });
  const changes = createProfileEditor({ pictures, remotePictures: { get } });
  const make = (change: Parameters<typeof changes.make>[0]['change']) =>
    changes.make({ actor: actorFor(member.uid), change, log: createJsonLogger() });
  return { files, make };
}

describe('PUT /api/user/profile with the URL of a picture', () => {
  const customProfileImageUrl = 'https://example.com/ann.png';

  it('stores a copy of the picture and the social links of the same request', async () => {
    const { files, make } = changesWith(async () => createSmallPng());
    await make({ customProfileImageUrl, tiktokUrl: LINKS.tiktokUrl });
    const [stored] = await readStoredPictureUrls(member);
    expect(stored).toMatch(new RegExp(`^/media/profiles/${member.uid}/[0-9a-f]{32}\\.webp$`));
    expect(await profile()).toMatchObject({
      customProfileImageUrl: stored,
      tiktokUrl: LINKS.tiktokUrl,
    });
    expect(files.size).toBe(2);
  });

  it('changes nothing when the bytes at the URL are no picture', async () => {
    const { files, make } = changesWith(async () => Buffer.from('<html>'));
    expect(await appErrorOf(make({ customProfileImageUrl, tiktokUrl: LINKS.tiktokUrl }))).toEqual({
      code: 'unsupported_media_type',
      message: PICTURE_URL_MESSAGES.noPicture,
    });
    expect(await profile()).toMatchObject({ customProfileImageUrl: null, tiktokUrl: null });
    expect(files.size).toBe(0);
  });

  it.each([
    'http://example.com/a.png',
    'https://a:b@example.com/a.png',
    'https://example.com:81/a',
  ])('returns 400 for the URL %s', async (address) => {
    const response = await changeProfile(member, { customProfileImageUrl: address });
    const message = PICTURE_URL_MESSAGES.invalid;
    expect(await readError(response)).toMatchObject({
      status: 400,
      issues: [{ path: ['body', 'customProfileImageUrl'], message }],
    });
  });
});
