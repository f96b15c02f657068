import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, type StrictMode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { Router } from '@/app/router';
import { Toasts } from '@/components/toast/toasts';
import { createQueryClient } from '@/services/query-client';

const withProviders = (children: ReactNode, client = createQueryClient()) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Renders the whole app at `url`, with the faked API. */
export async function renderApp(
  url = '/',
  client?: QueryClient,
  Mode: typeof Fragment | typeof StrictMode = Fragment,
): Promise<RenderResult> {
  window.history.replaceState(null, '', url);
  return render(
    withProviders(
      <Mode>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Mode>,
      client,
    ),
  );
}

/**
 * Gives the current history entry the URL `url` and a history state, and opens this entry as the Back button would.
 * React Router stores the state in `usr`.
 */
export function openHistoryEntry(url: string, state: object): void {
  window.history.replaceState({ usr: state, key: 'step', idx: 0 }, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

export const currentUrl = (): string => `${window.location.pathname}${window.location.search}`;

export interface Rendered extends RenderResult {
  readonly location: () => string;
}

export async function renderPart(part: ReactNode): Promise<Rendered> {
  let location = '';
  const Location = () => {
    const { pathname, search } = useLocation();
    location = `${pathname}${search}`;
    return null;
  };
  const rendered = await render(
    withProviders(
      <MemoryRouter>
        {part}
        <Toasts />
        <Location />
      </MemoryRouter>,
    ),
  );
  return { ...rendered, location: () => location };
}
