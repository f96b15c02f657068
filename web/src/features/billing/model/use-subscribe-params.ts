import { type Plan, planSchema } from '@contract/schemas/subscription';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UPGRADE_PAGE } from '@/lib/upgrade-url';
import { storedBackPath, safeBackPath } from './back-path';

export interface SubscribeParams {
  /** The plan that the reader has chosen. */
  readonly plan: Plan | null;
  /** The page from which the reader came. */
  readonly from: string;
}

/**
 * Returns the plan that the reader has chosen and the page from which they came. Reads both from the URL. When the
 * reader returns from Stripe's page, the URL contains only the plan, so the page is read from sessionStorage.
 */
export function useSubscribeParams(): SubscribeParams {
  const [search] = useSearchParams();
  const [kept] = useState(storedBackPath);
  return viewIn(search, kept);
}

/**
 * Returns the chosen plan and the previous page for an event handler. Reads them from the browser's URL instead of from
 * the router, because the HTML of this page is built without a URL query, and an event can occur before the router
 * knows the query.
 */
export const currentSubscribeParams = (): SubscribeParams =>
  viewIn(new URLSearchParams(window.location.search), storedBackPath());

function viewIn(search: URLSearchParams, kept: string | null): SubscribeParams {
  const plan = planSchema.safeParse(search.get('plan')).data ?? null;
  return { plan, from: safeBackPath(search.get('from') ?? (plan && kept)) };
}

export function subscribeUrl({ plan, from }: SubscribeParams): string {
  const search = new URLSearchParams({ ...(plan && { plan }), ...(from !== '/' && { from }) });
  return search.size > 0 ? `${UPGRADE_PAGE}?${search}` : UPGRADE_PAGE;
}
