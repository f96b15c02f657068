import { type Plan, planSchema } from '@contract/schemas/subscription';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UPGRADE_PAGE } from '@/lib/upgrade-url';
import { storedWayBack, wayBackTo } from './way-back';

export interface SubscribeView {
  /** The plan that the reader has chosen. */
  readonly plan: Plan | null;
  /** The page from which the reader came. */
  readonly from: string;
}

/**
 * Reads from the URL which plan the reader has chosen and from which page they came. Stripe's page returns to a URL
 * that contains only the plan, so `from` is then read from sessionStorage.
 */
export function useSubscribeView(): SubscribeView {
  const [search] = useSearchParams();
  const [kept] = useState(storedWayBack);
  return viewIn(search, kept);
}

/**
 * Returns the view for an event handler. Reads it from the browser's URL, because an event can occur before the router
 * knows the query of a built page.
 */
export const subscribeViewNow = (): SubscribeView =>
  viewIn(new URLSearchParams(window.location.search), storedWayBack());

function viewIn(search: URLSearchParams, kept: string | null): SubscribeView {
  const plan = planSchema.safeParse(search.get('plan')).data ?? null;
  return { plan, from: wayBackTo(search.get('from') ?? (plan && kept)) };
}

export function subscribeUrl({ plan, from }: SubscribeView): string {
  const search = new URLSearchParams({ ...(plan && { plan }), ...(from !== '/' && { from }) });
  return search.size > 0 ? `${UPGRADE_PAGE}?${search}` : UPGRADE_PAGE;
}
