import type { FirstPage } from '@contract/schemas/first-page';
import type { Response } from 'express';
import { completeHead, type PageHead } from '../domain/site/page-head';
import type { FirstPages } from '../services/site/first-pages';
import { logPageFailure } from '../services/site/log-page-failure';
import { requestLogOf } from './request-log';

/** Browsers ask each time, and the CDN answers. It also answers for a minute longer, while it fetches a new page. */
const RENDERED_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** Of the shell, of a 404 and of a redirect. */
const NO_CACHING = 'private, no-cache';
const RETRY_AFTER_SECONDS = 10;

export interface PageDeps {
  readonly firstPages: FirstPages;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
}

export interface PageResponse {
  /** What to render. Null sends the shell. */
  readonly firstPage: FirstPage | null;
  /** Null keeps the site's title and description, without a preview. */
  readonly head: PageHead | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** 404 if nothing is at the address. The CDN keeps no such page. */
  readonly status: 200 | 404;
  /**
   * The path and query to redirect to. The redirect is never kept: if the member takes the earlier name back, a kept
   * one would lead in a circle.
   */
  readonly movedTo?: string;
}

/** The shell, with nothing rendered in it. */
export const SHELL_ONLY: PageResponse = {
  firstPage: null,
  head: null,
  isListed: true,
  status: 200,
};

/**
 * Sends a rendered page. Sends the shell if nothing can be rendered, because the app can still load and retry.
 */
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
  // 503, so that browsers, crawlers and service workers do not cache the page.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (!isListed) response.set('X-Robots-Tag', 'noindex');
  const html = rendered ?? page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(head ? completeHead(html, head, { isListed }) : html);
}

/** Returns null if `work` fails, and logs why. */
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

/** Served if the shell cannot be fetched. The content security policy allows no inline styles. */
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
