import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { Router } from './router';

type Location = Parameters<typeof StaticRouter>[0]['location'];

/**
 * Returns the HTML of the app at a location. The HTML does not depend on the reader. Waits for the code of the route.
 * Rejects if a part of the page fails to render, for example because it needs a browser.
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
    // Without this setting, React would send long parts after the other parts, and a script would put them in place.
    progressiveChunkSize: Infinity,
    // React does not reject if a part of the page fails, because the browser could render this part later. This
    // callback therefore collects the errors, and the first error is thrown after rendering. An error that is thrown
    // inside the callback would end the process.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
