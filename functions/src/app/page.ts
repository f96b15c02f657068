import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Express } from 'express';
import { createSharpPreviewCards } from '../gateways/preview-card/sharp-preview-cards';
import { createSitePageGateway } from '../gateways/site-page/site-page';
import { createCrawlerFilesHandler } from '../http/crawler-files';
import { createHttpApp } from '../http/http-app';
import { createItemPageHandler } from '../http/item-page';
import { answerShareTarget } from '../http/share-target';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createItemsRepo } from '../repos/items-repo';
import { createNewestItemsRepo } from '../repos/newest-items-repo';
import { createItemDetails } from '../services/items/item-details';
import { createLinkPreviews } from '../services/items/link-previews';
import { createSitemap } from '../services/site/sitemap';

/** Composes the `page` function: links to items, shared screenshots, and the files for crawlers. */
export function createPage(config: Config): Express {
  const db = getFirestore(initializeApp({ projectId: config.projectId }));
  const origin = config.siteOrigin;
  const now = () => new Date();
  const itemDetails = createItemDetails({ items: createItemsRepo(db), now });
  const itemPage = createItemPageHandler({
    previews: createLinkPreviews({ itemDetails, cards: createSharpPreviewCards() }),
    sitePage: createSitePageGateway(origin),
    origin,
  });
  const sitemap = createSitemap({ newestItems: createNewestItemsRepo(db), origin, now });
  const crawlerFiles = createCrawlerFilesHandler({ sitemap, origin });
  return createHttpApp({ projectId: config.projectId, log: createJsonLogger() }, (app) => {
    app.use(answerShareTarget, crawlerFiles, itemPage);
  });
}
