import type { AdSettings } from '@contract/schemas/site-settings';
import type { RequestHandler } from 'express';
import { adsTxt, robotsTxt, sitemapXml } from '../domain/site/crawler-files';
import type { Sitemap } from '../services/site/sitemap';
import { INTERNAL_ROBOTS_PATH } from './robots-path';

/**
 * The Cache-Control header of `/robots.txt`, `/sitemap.xml` and `/ads.txt`. firebase.json sets the same value for them,
 * because its rule for all files would otherwise override this header.
 */
const CACHING = 'public, max-age=600, s-maxage=600';

interface CrawlerFilesDeps {
  readonly sitemap: Sitemap;
  readonly origin: string;
  /** The settings of the ad client, which `/ads.txt` needs. Null if the site has no ad client. */
  readonly ads: AdSettings | null;
}

/**
 * Creates a handler for GET and HEAD of `/robots.txt`, `/sitemap.xml` and `/ads.txt`. The handler passes other requests
 * to the next handler.
 */
export function createCrawlerFilesHandler(deps: CrawlerFilesDeps): RequestHandler {
  const { sitemap, origin, ads } = deps;
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.path === INTERNAL_ROBOTS_PATH) {
      response.set('Cache-Control', CACHING).type('text/plain').send(robotsTxt(origin));
    } else if (isRead && request.path === '/sitemap.xml') {
      const xml = sitemapXml(await sitemap.entries());
      response.set('Cache-Control', CACHING).type('application/xml').send(xml);
    } else if (isRead && request.path === '/ads.txt') {
      response.set('Cache-Control', CACHING).type('text/plain');
      if (ads) response.send(adsTxt(ads));
      else response.status(404).send('This site has no ad client.\n');
    } else next();
  };
}
