import type { Express } from 'express';
import { createFirstPageRenderer } from '../gateways/first-page/page-renderer';
import { createVisitorApiClient } from '../gateways/first-page/visitor-api-client';
import { createSharpPreviewCardDrawer } from '../gateways/preview-card/sharp-preview-card-drawer';
import { createShellPageGateway } from '../gateways/shell-page/shell-page';
import { createCrawlerFilesHandler } from '../http/crawler-files';
import { createHttpApp } from '../http/http-app';
import { redirectShareTarget } from '../http/share-target';
import { createSitePagesHandler } from '../http/site-pages';
import { createLinkPreviews } from '../services/items/link-previews';
import { createFirstPageService } from '../services/site/first-page-service';
import { createSitemap } from '../services/site/sitemap';
import type { Backend } from './backend';
import { createSharedServices, rateLimitFactor } from './shared-services';

/** The folder with the built module that renders pages on the server. It is beside the bundle of the functions. */
const FIRST_PAGE_BUILD = new URL('./first-page/', import.meta.url);

/**
 * Composes the function `page`. It serves rendered pages with preview tags, the share target, and the files for
 * crawlers.
 */
export function createPageApp(backend: Backend): Express {
  const { config, repos, log, now } = backend;
  const origin = config.siteOrigin;
  const { itemLookup } = createSharedServices(backend);
  const pages = createSitePagesHandler({
    previews: createLinkPreviews({ itemLookup, cards: createSharpPreviewCardDrawer() }),
    firstPages: createFirstPageService({
      calls: createVisitorApiClient(origin),
      renderer: createFirstPageRenderer(FIRST_PAGE_BUILD),
      rateLimitFactor: rateLimitFactor(config),
      log,
      now,
    }),
    sitePage: createShellPageGateway(origin),
    origin,
  });
  const sitemap = createSitemap({ newestItems: repos.newestItems, origin, now });
  const crawlerFiles = createCrawlerFilesHandler({ sitemap, origin, ads: config.ads });
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(redirectShareTarget, crawlerFiles, pages);
  });
}
