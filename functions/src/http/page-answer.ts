import type { FirstPage } from '@contract/schemas/first-page';
import type { Response } from 'express';
import { completeHead, type PageHead } from '../domain/site/page-head';
import { AppError } from '../lib/app-error';
import type { FirstPages } from '../services/site/first-pages';
import { PAGE_WITHOUT_APP } from './page-without-app';
import { requestLogOf } from './request-log';

/** Browsers ask each time, and the CDN answers. It also answers for a minute longer, while it fetches a new page. */
const RENDERED_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
const SHELL_CACHING = 'private, no-cache';
const RETRY_AFTER_SECONDS = 10;

export interface PageParts {
  readonly firstPages: FirstPages;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
}

export interface PageToAnswer {
  /** What to render. Null sends the page that starts the app as it is. */
  readonly firstPage: FirstPage | null;
  /** Null keeps the site's title and description, without a preview. */
  readonly head: PageHead | null;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** 404 if nothing is at the address. The CDN keeps no such page. */
  readonly status: 200 | 404;
  /** The path and query of the page that is to be opened instead. */
  readonly movedTo?: string;
}

/** The page that starts the app as it is. */
export const NO_PAGE: PageToAnswer = { firstPage: null, head: null, isListed: true, status: 200 };

/**
 * Sends a rendered page. Sends the page that starts the app as it is if nothing can be rendered, because the app can
 * still load and retry.
 */
export async function answerPage(
  response: Response,
  { firstPages, sitePage }: PageParts,
  coming: Promise<PageToAnswer>,
): Promise<void> {
  const [page, { firstPage, head, isListed, status, movedTo }] = await Promise.all([
    orNull(response, 'site_page_fetch_failed', sitePage.get()),
    coming,
  ]);
  if (movedTo !== undefined) {
    response.set('Cache-Control', RENDERED_CACHING);
    response.redirect(movedTo);
    return;
  }
  const rendered =
    page &&
    firstPage &&
    (await orNull(response, 'first_page_failed', firstPages.render(page.html, firstPage)));
  if (page) {
    const isKept = rendered !== null && status === 200;
    response.set(page.headers).set('Cache-Control', isKept ? RENDERED_CACHING : SHELL_CACHING);
    response.status(status);
  }
  // 503, so that browsers, crawlers and service workers do not cache the page.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (!isListed) response.set('X-Robots-Tag', 'noindex');
  const html = rendered ?? page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(head ? completeHead(html, head) : html);
}

/** Returns null if `work` fails, and logs why. Above the limit of `page`, that is only a warning. */
export async function orNull<Result>(
  response: Response,
  event: string,
  work: Promise<Result>,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    const { log } = requestLogOf(response);
    const isLimit = error instanceof AppError && error.code === 'too_many_requests';
    if (isLimit) log.warn('page_data_limited', { error });
    else log.error(event, { error });
    return null;
  }
}
