import { createChampionHandlers } from '../http/handlers/champion-handlers';
import { createItemHandlers } from '../http/handlers/item-handlers';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createListedItemsRepo } from '../repos/listed-items-repo';
import { createChampions } from '../services/champions';
import { createItemDetails } from '../services/item-details';
import { createKeptOrders } from '../services/kept-orders';
import { createListing } from '../services/listing';
import { createLiveListing } from '../services/live-listing';
import { createPageRights } from '../services/page-rights';
import { createSamePictures } from '../services/same-pictures';
import type { Backend } from './backend';

/** Composes what is answered about the board, out of one board in this instance's memory. */
export function createBoardHandlers({ db, now, gate }: Pick<Backend, 'db' | 'now' | 'gate'>) {
  const liveListing = createLiveListing({
    listedItems: createListedItemsRepo(db),
    catalogue: createCatalogueRepo({ db, log: gate.log }),
    log: gate.log,
    now,
  });
  return {
    ...createItemHandlers({
      listing: createListing({
        liveListing,
        pageRights: createPageRights({ isPremium: gate.isPremium }),
        keptOrders: createKeptOrders({ now }),
      }),
      samePictures: createSamePictures({ liveListing }),
      itemDetails: createItemDetails({ items: createItemsRepo(db), now }),
    }),
    ...createChampionHandlers({ champions: createChampions({ liveListing, now }) }),
  };
}
