import {
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_MESSAGES,
} from '@contract/schemas/profile-picture';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFolderMediaGateway } from '../../../src/gateways/media/folder-media';
import { profileFolder } from '../../../src/domain/media-path';
import { createSmallPng } from '../../support/small-png';
import { call, readError } from '../support/api';
import { createMember, type Member } from '../support/member';
import {
  userIn,
  changeProfile,
  sendProfilePicture,
  statusesOfProfilePictures,
  profilePictureWidthsOf,
  readStoredPictureUrls,
  uploadProfilePicture,
} from '../support/profile-pictures';

let member: Member;
beforeEach(async () => {
  member = await createMember();
});

describe('POST /api/user/profile-picture', () => {
  it("stores two square pictures, and their URL in the member's private document and profile", async () => {
    const url = await uploadProfilePicture(member);
    expect(url).toMatch(new RegExp(`^/media/profiles/${member.uid}/[0-9a-f]{32}\\.webp$`));
    expect(await readStoredPictureUrls(member)).toEqual([url, url]);
    expect(await profilePictureWidthsOf(url)).toEqual([512, 96]);
  });

  it('replaces the earlier picture and removes its files', async () => {
    const first = await uploadProfilePicture(member);
    const second = await uploadProfilePicture(member);
    expect(await readStoredPictureUrls(member)).toEqual([second, second]);
    expect(await statusesOfProfilePictures(first)).toEqual([404, 404]);
    expect(await statusesOfProfilePictures(second)).toEqual([200, 200]);
  });

  it('stores the picture of a member who has no username yet, and shows it in the profile once the member sets a username', async () => {
    const nameless = await createMember({ username: null });
    const url = await uploadProfilePicture(nameless);
    expect(await readStoredPictureUrls(nameless)).toEqual([url, undefined]);
    const username = `m${Date.now().toString(36)}`;
    await call('setUsername', { as: nameless, json: { username } });
    expect(await readStoredPictureUrls(nameless)).toEqual([url, url]);
  });

  it('returns 400 when there is no file', async () => {
    const response = await call('uploadProfilePicture', { as: member, raw: new FormData() });
    expect(await readError(response)).toMatchObject({ status: 400 });
  });

  it('returns 415 when the bytes of a file are no picture, regardless of its name and type, and keeps the current picture', async () => {
    const url = await uploadProfilePicture(member);
    for (const [name, bytes] of [
      ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ] as const)
      expect(await readError(await sendProfilePicture(member, bytes, name))).toMatchObject({
        status: 415,
        message: PROFILE_PICTURE_MESSAGES.unsupported,
      });
    expect(await readStoredPictureUrls(member)).toEqual([url, url]);
    expect(await statusesOfProfilePictures(url)).toEqual([200, 200]);
  });

  it('accepts a file of 5 MB, and returns 413 for a larger file', async () => {
    const picture = await createSmallPng();
    const padded = (bytes: number) =>
      Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await sendProfilePicture(member, padded(PROFILE_PICTURE_MAX_BYTES))).status).toBe(200);
    const response = await sendProfilePicture(member, padded(PROFILE_PICTURE_MAX_BYTES + 1));
    expect(await readError(response)).toMatchObject({
      status: 413,
      message: PROFILE_PICTURE_MESSAGES.tooLarge,
    });
  });
});

describe('the removal of profile pictures', () => {
  it.each([[null], ['']])(
    'removes the picture when the member sends the URL %j, and succeeds when the request is repeated',
    async (address) => {
      const url = await uploadProfilePicture(member);
      for (let time = 0; time < 2; time += 1) {
        const response = await changeProfile(member, { customProfileImageUrl: address });
        expect((await userIn(response)).customProfileImageUrl).toBeNull();
      }
      expect(await readStoredPictureUrls(member)).toEqual([null, null]);
      expect(await statusesOfProfilePictures(url)).toEqual([404, 404]);
    },
  );

  it('removes the pictures of a deleted account and of no other account, even when the uid starts with a hyphen', async () => {
    const media = createFolderMediaGateway(`/tmp/removed-${crypto.randomUUID()}`);
    const picture = { bytes: await createSmallPng(), contentType: 'image/webp' };
    const paths = ['profiles/-ann/1.webp', 'profiles/-ann/1-96.webp', 'profiles/-annie/1.webp'];
    for (const path of paths) await media.put(path, picture);
    for (let time = 0; time < 2; time += 1) await media.removeFolder(profileFolder('-ann'));
    const left = await Promise.all(paths.map((path) => media.get(path)));
    expect(left.map((it) => it !== null)).toEqual([false, false, true]);
  });
});
