import type { Express } from 'express';
import { createBuiltPageRenderer } from '../gateways/first-page/page-renderer';
import { createVisitorCalls } from '../gateways/first-page/visitor-calls';
import { createSharpPreviewCards } from '../gateways/preview-card/sharp-preview-cards';
import { createSitePageGateway } from '../gateways/site-page/site-page';
import { createCrawlerFilesHandler } from '../http/crawler-files';
import { createHttpApp } from '../http/http-app';
import { redirectShareTarget } from '../http/share-target';
import { createSitePagesHandler } from '../http/site-pages';
import { createLinkPreviews } from '../services/items/link-previews';
import { createFirstPages } from '../services/site/first-pages';
import { createSitemap } from '../services/site/sitemap';
import type { Backend } from './backend';
import { createServices, limitFactor } from './services';

/** The folder with the built module that renders pages on the server. It is beside the bundle of the functions. */
const FIRST_PAGE_BUILD = new URL('./first-page/', import.meta.url);

/**
 * Composes the function `page`. It serves rendered pages with preview tags, the share target, and the files for
 * crawlers.
 */
export function createPageApp(backend: Backend): Express {
  const { config, repos, log, now } = backend;
  const origin = config.siteOrigin;
  const { itemLookup } = createServices(backend);
  const pages = createSitePagesHandler({
    previews: createLinkPreviews({ itemLookup, cards: createSharpPreviewCards() }),
    firstPages: createFirstPages({
      calls: createVisitorCalls(origin),
      renderer: createBuiltPageRenderer(FIRST_PAGE_BUILD),
      limitFactor: limitFactor(config),
      log,
      now,
    }),
    sitePage: createSitePageGateway(origin),
    origin,
  });
  const sitemap = createSitemap({ newestItems: repos.newestItems, origin, now });
  const crawlerFiles = createCrawlerFilesHandler({ sitemap, origin, ads: config.ads });
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(redirectShareTarget, crawlerFiles, pages);
  });
}
