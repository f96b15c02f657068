import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { HydrationProvider } from '@/lib/hydration';
import { PageError } from './pages/page-error';

interface AppProps {
  readonly queryClient: QueryClient;
  /**
   * True if the server or the build has rendered the HTML. In that case, the first render in the browser must equal
   * this HTML.
   */
  readonly isServerRendered: boolean;
  /** The app's `Router`, inside the React Router component for the browser or for the server. */
  readonly children: ReactNode;
}

export const App = ({ queryClient, isServerRendered, children }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <HydrationProvider isServerRendered={isServerRendered}>
      <ErrorBoundary fallback={<PageError />}>{children}</ErrorBoundary>
    </HydrationProvider>
  </QueryClientProvider>
);
