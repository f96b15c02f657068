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
 * Reads from the URL which plan the reader has chosen and where they came from. Stripe's page returns to a URL with
 * only the plan, so the other values are read from sessionStorage.
 */
export function useSubscribeView(): SubscribeView {
  const [search] = useSearchParams();
  const [kept] = useState(storedWayBack);
  return viewIn(search, kept);
}

/**
 * Reads the view for an event handler from the browser's URL. An event can come before the app knows the query of a
 * built page.
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
