import type { Express } from 'express';
import { createNewestItemsGateway } from '../gateways/first-page/newest-items';
import { createBuiltPageRenderer } from '../gateways/first-page/page-renderer';
import { createSharpPreviewCards } from '../gateways/preview-card/sharp-preview-cards';
import { createSitePageGateway } from '../gateways/site-page/site-page';
import { createCrawlerFilesHandler } from '../http/crawler-files';
import { createHttpApp } from '../http/http-app';
import { answerShareTarget } from '../http/share-target';
import { createSitePagesHandler } from '../http/site-pages';
import type { Config } from '../lib/config';
import { createItemsRepo } from '../repos/items-repo';
import { createNewestItemsRepo } from '../repos/newest-items-repo';
import { createFirstPages } from '../services/items/first-pages';
import { createItemDetails } from '../services/items/item-details';
import { createLinkPreviews } from '../services/items/link-previews';
import { createSitemap } from '../services/site/sitemap';
import { openProject } from './project';

/** Beside the bundle of the functions. */
const FIRST_PAGE_BUILD = new URL('./first-page/', import.meta.url);

/** Composes the `page` function: `/`, links to items with preview tags, shared screenshots, and the files for crawlers. */
export function createPage(config: Config): Express {
  const { db, log, now } = openProject(config);
  const origin = config.siteOrigin;
  const itemDetails = createItemDetails({ items: createItemsRepo(db), now });
  const pages = createSitePagesHandler({
    previews: createLinkPreviews({ itemDetails, cards: createSharpPreviewCards() }),
    firstPages: createFirstPages({
      newestItems: createNewestItemsGateway(origin, now),
      renderer: createBuiltPageRenderer(FIRST_PAGE_BUILD),
    }),
    sitePage: createSitePageGateway(origin),
    origin,
  });
  const sitemap = createSitemap({ newestItems: createNewestItemsRepo(db), origin, now });
  const crawlerFiles = createCrawlerFilesHandler({ sitemap, origin });
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(answerShareTarget, crawlerFiles, pages);
  });
}
