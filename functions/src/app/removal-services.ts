import type { MediaGateway } from '../gateways/media/media';
import type { Logger } from '../lib/logger';
import { createHiddenPictures } from '../services/moderation/hidden-pictures';
import { createHiddenRemovals } from '../services/moderation/hidden-removals';
import { createExpiredItems } from '../services/sharing/expired-items';
import { createOrphanedPictures } from '../services/sharing/orphaned-pictures';
import type { Backend } from './backend';

interface RemovalDeps {
  readonly repos: Pick<
    Backend['repos'],
    | 'championTitles'
    | 'expiredItems'
    | 'dueHiddenItems'
    | 'orphanedPictures'
    | 'ownItems'
    | 'pictureReferences'
  >;
  readonly media: () => Promise<MediaGateway>;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Creates the services that remove expired items, items that were hidden for 30 days, and orphaned pictures. A job
 * and commands use them.
 */
export const createRemovals = ({ repos, media, log, now }: RemovalDeps) => {
  const { championTitles, expiredItems, ownItems, pictureReferences: references } = repos;
  return {
    hiddenPictures: createHiddenPictures({ media, log }),
    hiddenRemovals: createHiddenRemovals({ dueHiddenItems: repos.dueHiddenItems, log, now }),
    expiredItems: createExpiredItems({ expiredItems, ownItems, championTitles, log, now }),
    orphanedPictures: createOrphanedPictures({
      ...{ media, references, pass: repos.orphanedPictures, log, now },
    }),
  };
};
