import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { system } from '@/components/theme';
import { PageError } from './pages/page-error';
import { Router } from './router';

/** The product with its providers. */
export function App({ queryClient }: { readonly queryClient: QueryClient }) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary fallback={<PageError />}>
          <BrowserRouter>
            <Router />
          </BrowserRouter>
        </ErrorBoundary>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
