import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureUrlsOf } from '@contract/rules/picture-files';
import type { Item } from '@contract/schemas/item';
import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderMediaGateway } from '../../src/gateways/media/folder-media';
import { createSharpPicturesGateway } from '../../src/gateways/pictures/sharp-pictures';
import { actorFor } from '../../src/lib/authority.test-support';
import { createJsonLogger } from '../../src/lib/json-logger';
import { createAchievementsRepo } from '../../src/repos/achievements-repo';
import { createItemsRepo } from '../../src/repos/items-repo';
import { createMemberNamesRepo } from '../../src/repos/member-names-repo';
import { createUsageRepo } from '../../src/repos/usage-repo';
import { createUsersRepo } from '../../src/repos/users-repo';
import { createMentionFinder } from '../../src/services/comments/mention-finder';
import { createPictureStore } from '../../src/services/sharing/picture-store';
import { createSharingService } from '../../src/services/sharing/sharing';
import { createSubmissionQuota } from '../../src/services/sharing/submission-quota';
import { db } from '../api/support/environment';
import { createMember } from '../api/support/member';
import { SALE_FIELDS } from '../api/support/share-sale';
import { createSmallPng } from '../support/small-png';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twins-'));
});
afterAll(() => rm(folder, { recursive: true }));

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}

/** Creates the sharing service with its real deps. The service waits before its commit. */
function sharingThatWaits() {
  const media = createFolderMediaGateway(folder);
  const items = createItemsRepo(db);
  const arrived = signal();
  const go = signal();
  const sharing = createSharingService({
    users: createUsersRepo(db),
    items: {
      ...items,
      create: async (submission) => {
        arrived.give();
        await go.given;
        return items.create(submission);
      },
    },
    quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
    categories: { find: () => Promise.resolve(null) },
    pictureStore: createPictureStore({ pictures: createSharpPicturesGateway(), media }),
    mentionFinder: createMentionFinder({ memberNames: createMemberNamesRepo(db) }),
    achievements: createAchievementsRepo(db),
    now: () => new Date(),
  });
  const filesOf = ({ picture }: Item) =>
    Promise.all(pictureUrlsOf(picture).map((url) => media.get(url.replace('/media/', ''))));
  return { sharing, filesOf, arrived: arrived.given, commit: go.give };
}

it('the pictures of a shared item stay when a second share with the same idempotency key fails before the first one commits', async () => {
  const { uid } = await createMember();
  const { sharing, filesOf, arrived, commit } = sharingThatWaits();
  const sale = saleSubmissionSchema.parse(SALE_FIELDS);
  const request = {
    actor: actorFor(uid),
    sale,
    idempotencyKey: { sent: 'twins', bound: 'twins' },
    log: createJsonLogger(),
  };
  const good = sharing.share({ ...request, screenshot: await createSmallPng() });
  await arrived;
  const bad = sharing.share({ ...request, screenshot: Buffer.from('no picture') });
  await expect(bad).rejects.toMatchObject({ code: 'unsupported_media_type' });
  commit();
  const files = await filesOf((await good).output.item);
  // The stored files are the screenshot and the drawn thumbnails.
  expect(files).toHaveLength(4);
  expect(files).not.toContain(null);
});
