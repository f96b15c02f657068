import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { Router } from './router';

type Location = Parameters<typeof StaticRouter>[0]['location'];

/**
 * Returns the HTML of the app at a location, without anything that depends on the reader. Waits for the code of the
 * route. Rejects if a part can render only in a browser.
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
    // Without this setting, React sends long parts after the other parts, and a script puts them in place.
    progressiveChunkSize: Infinity,
    // Collects the errors. React leaves a failed part to the browser instead of rejecting, and an error thrown here
    // would end the process.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
