import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { newMember } from '../../../src/repos/new-member';
import { createPublicFieldsRepo } from '../../../src/repos/public-fields-repo';
import { createUsernamesRepo } from '../../../src/repos/usernames-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createUsernamesService } from '../../../src/services/accounts/usernames';
import { db } from '../support/environment';
import { createMember, uniqueName } from '../support/member';
import {
  changeProfile,
  statusesOfProfilePictures,
  readStoredPictureUrls,
  uploadProfilePicture,
} from '../support/profile-pictures';

it('exactly one profile picture stays in the storage when several uploads arrive at the same time', async () => {
  const member = await createMember();
  const urls = await Promise.all(Array.from({ length: 6 }, () => uploadProfilePicture(member)));
  expect(new Set(urls).size).toBe(6);
  const [inUser, inProfile] = await readStoredPictureUrls(member);
  expect(inProfile).toBe(inUser);
  for (const url of urls) {
    const status = url === inUser ? 200 : 404;
    expect(await statusesOfProfilePictures(url)).toEqual([status, status]);
  }
});

it("the member's private document and profile name the same picture when upload and removal overlap", async () => {
  const member = await createMember();
  const [url] = await Promise.all([
    uploadProfilePicture(member),
    changeProfile(member, { customProfileImageUrl: null }),
  ]);
  const [inUser, inProfile] = await readStoredPictureUrls(member);
  expect(inProfile).toBe(inUser);
  const status = inUser === url ? 200 : 404;
  expect(await statusesOfProfilePictures(url)).toEqual([status, status]);
});

// Calls the services instead of the API, so that the writes overlap often enough.
it("the member's private document and profile both name the new picture when the member sets the first username at the same time", async () => {
  const now = () => new Date();
  const users = createUsersRepo(db);
  const usernames = createUsernamesService({ usernames: createUsernamesRepo(db), now });
  const publicFields = createPublicFieldsRepo(db);
  const members = Array.from({ length: 30 }, () => ({ uid: uniqueName() }));
  await Promise.all(
    members.map(({ uid }) =>
      users.createIfAbsent(systemWorkFor(uid), newMember({ email: `${uid}@example.com` }, now())),
    ),
  );
  await Promise.all(
    members.flatMap(({ uid }) => [
      usernames.set(systemWorkFor(uid), uniqueName()),
      publicFields.change(
        systemWorkFor(uid),
        { customProfileImageUrl: `/media/${uid}.webp` },
        now(),
      ),
    ]),
  );
  const shown = await Promise.all(members.map(readStoredPictureUrls));
  expect(shown).toEqual(members.map(({ uid }) => [`/media/${uid}.webp`, `/media/${uid}.webp`]));
});
