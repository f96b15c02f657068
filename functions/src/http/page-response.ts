import type { FirstPage } from '@contract/schemas/first-page';
import type { Response } from 'express';
import { completeHead, type PageHead } from '../domain/site/page-head';
import type { FirstPages } from '../services/site/first-pages';
import { logPageFailure } from '../services/site/log-page-failure';
import { requestLogOf } from './request-log';

/**
 * Browsers revalidate a page each time. The CDN keeps it for 30 seconds, and serves it for a minute longer while it
 * fetches a new one.
 */
const RENDERED_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** For the shell, a 404 and a redirect. */
const NO_CACHING = 'private, no-cache';
const RETRY_AFTER_SECONDS = 10;

export interface PageDeps {
  readonly firstPages: FirstPages;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
}

export interface PageResponse {
  /** The page to render. If null, the response is the shell. */
  readonly firstPage: FirstPage | null;
  /** Title, description and preview of the page. Null keeps those of the site, without a preview. */
  readonly head: PageHead | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** 404 if nothing exists at the URL. The CDN does not keep such a response. */
  readonly status: 200 | 404;
  /**
   * The path and query to redirect to. The CDN never keeps a redirect: if the member takes an earlier name back, a kept
   * redirect would lead in a circle.
   */
  readonly movedTo?: string;
}

/** A response with the app's shell and nothing rendered in it. */
export const SHELL_ONLY: PageResponse = {
  firstPage: null,
  head: null,
  isListed: true,
  status: 200,
};

/** Sends a rendered page. Sends the shell if the page cannot be rendered, because the app can still load and retry. */
export async function sendPage(
  response: Response,
  { firstPages, sitePage }: PageDeps,
  coming: Promise<PageResponse>,
): Promise<void> {
  const [page, { firstPage, head, isListed, status, movedTo }] = await Promise.all([
    orNull(response, 'site_page_fetch_failed', sitePage.get()),
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
    (await orNull(response, 'first_page_failed', firstPages.render(page.html, firstPage)));
  if (page) {
    const isKept = rendered !== null && status === 200;
    response.set(page.headers).set('Cache-Control', isKept ? RENDERED_CACHING : NO_CACHING);
    response.status(status);
  }
  // The status is 503, so that browsers, crawlers and service workers do not cache this page.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (!isListed) response.set('X-Robots-Tag', 'noindex');
  const html = rendered ?? page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(head ? completeHead(html, head, { isListed }) : html);
}

/** Returns the result of `work`. If it fails, logs the error and returns null. */
export async function orNull<Result>(
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

/** Sent if the shell cannot be fetched. It has no styles, because the content security policy allows no inline styles. */
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
