/**
 * Draws the missing thumbnails of live and hidden items without a cover. Thumbnails can be missing because earlier
 * versions did not draw them, or because drawing failed. `npm run draw-cards -- --project ID` or `--local`. Idempotent:
 * it can be stopped and started again. It can run while the product is used.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createSharpPicturesGateway } from '../functions/src/gateways/pictures/sharp-pictures';
import { createJsonLogger } from '../functions/src/lib/json-logger';
import { createItemsRepo } from '../functions/src/repos/items-repo';
import { createItemsToRedrawRepo } from '../functions/src/repos/items-to-redraw-repo';
import { createOwnItemsRepo } from '../functions/src/repos/own-items-repo';
import { createMissingThumbnailGenerator } from '../functions/src/services/sharing/missing-thumbnail-generator';
import { createLinkFilesToItem } from '../functions/src/services/sharing/picture-edit';
import { createPictureStore } from '../functions/src/services/sharing/picture-store';
import { gatewaysOf } from './admin/gateways-of';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS });
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const app = initializeApp({ projectId: target.projectId });
  const db = getFirestore(app);
  const media = await (await gatewaysOf(app, target)).media;
  const undrawnItems = createMissingThumbnailGenerator({
    undrawnItems: createItemsToRedrawRepo(db),
    pictureStore: createPictureStore({ pictures: createSharpPicturesGateway(), media }),
    linkFilesToItem: createLinkFilesToItem({
      items: createItemsRepo(db),
      ownItems: createOwnItemsRepo(db),
    }),
    log: createJsonLogger(),
    now: () => new Date(),
  });
  let drawn = 0;
  let skipped = 0;
  let failed = 0;
  for await (const page of undrawnItems.draw()) {
    drawn += page.drawn;
    skipped += page.skipped;
    failed += page.failed;
    if (page.drawn > 0) console.log(`Drew the cards of ${drawn} items so far.`);
  }
  console.log(`Drew the cards of ${drawn} items of ${target.description}.`);
  if (skipped > 0) console.log(`${skipped} items changed meanwhile. Run this again to draw them.`);
  if (failed > 0) console.log(`${failed} items failed. The log above says which ones, and why.`);
  return failed > 0 ? 1 : 0;
});
