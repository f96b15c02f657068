import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { PageError } from './pages/page-error';

interface AppProps {
  readonly queryClient: QueryClient;
  /** `Router` in a router of the browser or of the server. */
  readonly children: ReactNode;
}

export const App = ({ queryClient, children }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <ErrorBoundary fallback={<PageError />}>{children}</ErrorBoundary>
  </QueryClientProvider>
);
