import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { Router } from './router';

type Location = Parameters<typeof StaticRouter>[0]['location'];

/**
 * Returns the HTML of the app at a location, for everyone. Waits for the code of the route. Rejects if a part cannot be
 * rendered without a browser.
 */
export async function renderApp(client: QueryClient, location: Location): Promise<string> {
  const app = (
    <App queryClient={client} isServerRendered>
      <StaticRouter location={location}>
        <Router />
      </StaticRouter>
    </App>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Otherwise React sends long parts after the others, with a script that puts them in place.
    progressiveChunkSize: Infinity,
    // React leaves a part that fails to the browser, and an error that is thrown here would end the process.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
