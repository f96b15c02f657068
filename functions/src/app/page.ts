import type { Express } from 'express';
import { createNewestItemsGateway } from '../gateways/first-page/newest-items';
import { createBuiltPageRenderer } from '../gateways/first-page/page-renderer';
import { createSharpPreviewCards } from '../gateways/preview-card/sharp-preview-cards';
import { createSitePageGateway } from '../gateways/site-page/site-page';
import { createCrawlerFilesHandler } from '../http/crawler-files';
import { createHttpApp } from '../http/http-app';
import { answerShareTarget } from '../http/share-target';
import { createSitePagesHandler } from '../http/site-pages';
import { createFirstPages } from '../services/items/first-pages';
import { createLinkPreviews } from '../services/items/link-previews';
import { createSitemap } from '../services/site/sitemap';
import type { Backend } from './backend';
import { createServices } from './services';

/** Beside the bundle of the functions. */
const FIRST_PAGE_BUILD = new URL('./first-page/', import.meta.url);

/** Composes the `page` function: `/`, links to items with preview tags, shared screenshots, and the files for crawlers. */
export function createPage(backend: Backend): Express {
  const { config, repos, log, now } = backend;
  const origin = config.siteOrigin;
  const { itemDetails } = createServices(backend);
  const pages = createSitePagesHandler({
    previews: createLinkPreviews({ itemDetails, cards: createSharpPreviewCards() }),
    firstPages: createFirstPages({
      newestItems: createNewestItemsGateway(origin, now),
      renderer: createBuiltPageRenderer(FIRST_PAGE_BUILD),
    }),
    sitePage: createSitePageGateway(origin),
    origin,
  });
  const sitemap = createSitemap({ newestItems: repos.newestItems, origin, now });
  const crawlerFiles = createCrawlerFilesHandler({ sitemap, origin, ads: config.ads });
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(answerShareTarget, crawlerFiles, pages);
  });
}
