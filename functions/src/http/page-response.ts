import type { FirstPage } from '@contract/schemas/first-page';
import type { Response } from 'express';
import { completeHead, type PageHead } from '../domain/site/page-head';
import type { FirstPageService } from '../services/site/first-page-service';
import { logPageFailure } from '../services/site/log-page-failure';
import { requestLogOf } from './request-log';

/**
 * Browsers check a page for changes each time they load it. The CDN keeps a page for 30 seconds. For one more minute,
 * it serves the old page while it fetches a new one.
 */
const RENDERED_PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** The Cache-Control header of the shell, a 404 and a redirect. */
const NO_CACHING = 'private, no-cache';
const RETRY_AFTER_SECONDS = 10;

export interface PageDeps {
  readonly firstPages: FirstPageService;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
}

export interface PageResponse {
  /** The page to render. If null, the shell is sent. */
  readonly firstPage: FirstPage | null;
  /**
   * Title, description and preview of the page. If null, the page keeps the site's title and description, and has no
   * preview.
   */
  readonly head: PageHead | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** The status is 404 if the URL leads to no page. The CDN does not keep a response with status 404. */
  readonly status: 200 | 404;
  /**
   * The path and query to which to redirect. The CDN must not keep a redirect: if the member took an earlier name
   * back, two kept redirects would form a circle.
   */
  readonly movedTo?: string;
}

/** A response with the app's shell. Nothing is rendered. */
export const SHELL_RESPONSE: PageResponse = {
  firstPage: null,
  head: null,
  isListed: true,
  status: 200,
};

/**
 * Sends a rendered page. If the page cannot be rendered, sends the shell instead, because the app can still load and
 * try again.
 */
export async function sendPage(
  response: Response,
  { firstPages, sitePage }: PageDeps,
  coming: Promise<PageResponse>,
): Promise<void> {
  const [page, { firstPage, head, isListed, status, movedTo }] = await Promise.all([
    nullOnLoggedFailure(response, 'site_page_fetch_failed', sitePage.get()),
    coming,
  ]);
  if (movedTo !== undefined) {
    response.set(page?.headers ?? {}).set('Cache-Control', NO_CACHING);
    response.redirect(movedTo);
    return;
  }
  const rendered =
    page &&
    firstPage &&
    (await nullOnLoggedFailure(
      response,
      'first_page_failed',
      firstPages.render(page.html, firstPage),
    ));
  if (page) {
    const isKept = rendered !== null && status === 200;
    response
      .set(page.headers)
      .set('Cache-Control', isKept ? RENDERED_PAGE_CACHE_CONTROL : NO_CACHING);
    response.status(status);
  }
  // Without the shell, the response has status 503, so that browsers, crawlers and service workers do not cache it.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (!isListed) response.set('X-Robots-Tag', 'noindex');
  const html = rendered ?? page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(head ? completeHead(html, head, { isListed }) : html);
}

/** Returns the result of `work`. If `work` fails, logs the error and returns null. */
export async function nullOnLoggedFailure<Result>(
  response: Response,
  event: string,
  work: Promise<Result>,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    logPageFailure(requestLogOf(response).log, event, error);
    return null;
  }
}

/**
 * The page that is sent if the shell cannot be fetched. It has no styles, because the content security policy does
 * not allow inline styles.
 */
const PAGE_WITHOUT_APP = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>BoloBoard</title>
  </head>
  <body>
    <h1>BoloBoard</h1>
    <p>See what resellers sold, what it sold for, and what to be on the lookout for.</p>
    <p>We couldn’t load this page. Please try again in a moment.</p>
    <p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
  </body>
</html>
`;
