import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { App } from '@/app/app';
import { system } from '@/components/theme';
import { Toasts } from '@/components/toast/toasts';
import { createQueryClient } from '@/services/query-client';

/** Renders the whole product at `address`, whose calls the fake API answers. */
export async function renderApp(address = '/'): Promise<RenderResult> {
  window.history.replaceState(null, '', address);
  return render(<App queryClient={createQueryClient()} />);
}

/** The address that the product is at. */
export const currentAddress = (): string => `${window.location.pathname}${window.location.search}`;

export interface RenderedPart extends RenderResult {
  /** The address that the part has led to. */
  readonly address: () => string;
}

/** Renders a part of the product with all that it stands on. */
export async function renderPart(part: ReactNode): Promise<RenderedPart> {
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  };
  const rendered = await render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          {part}
          <Toasts />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { ...rendered, address: () => address };
}
