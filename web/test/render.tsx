import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { Router } from '@/app/router';
import { Toasts } from '@/components/toast/toasts';
import { createQueryClient } from '@/services/query-client';

const withProviders = (children: ReactNode, client = createQueryClient()) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Renders the whole app at `address`, on the fake API. */
export async function renderApp(address = '/', client?: QueryClient): Promise<RenderResult> {
  window.history.replaceState(null, '', address);
  return render(
    withProviders(
      <BrowserRouter>
        <Router />
      </BrowserRouter>,
      client,
    ),
  );
}

export const currentAddress = (): string => `${window.location.pathname}${window.location.search}`;

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
