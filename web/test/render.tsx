import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { system } from '@/components/theme';
import { Toasts } from '@/components/toast/toasts';
import { createQueryClient } from '@/services/query-client';

export interface Rendered extends RenderResult {
  /** Path and query of the page that the product is on. */
  readonly location: () => string;
}

/** Renders a part of the product with all that it stands on, on the page `path`. */
export async function renderProduct(part: ReactNode, path = '/'): Promise<Rendered> {
  let location = path;
  const Location = () => {
    const { pathname, search } = useLocation();
    location = `${pathname}${search}`;
    return null;
  };
  const rendered = await render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Toasts />
          <Location />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { ...rendered, location: () => location };
}
