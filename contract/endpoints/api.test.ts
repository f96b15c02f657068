import { describe, expect, it } from 'vitest';
import { api } from './api';
import type { Endpoint } from './define-endpoint';

const endpoints: [string, Endpoint][] = Object.entries(api);

describe('the endpoint table', () => {
  it('names every method and path once', () => {
    const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(endpoints)('%s has the schemas of exactly the parameters in its path', (_, endpoint) => {
    expect(endpoint.path.includes('/:')).toBe(endpoint.input.params !== undefined);
  });

  it.each(endpoints)('%s reads no body where its method carries none', (_, endpoint) => {
    const readsBody = endpoint.input.body !== undefined || endpoint.input.file !== undefined;
    expect(endpoint.method === 'GET' && readsBody).toBe(false);
  });

  it.each(endpoints)('%s leaves files to the function with the memory for them', (_, endpoint) => {
    expect(endpoint.servedBy === 'uploads').toBe(endpoint.input.file !== undefined);
  });

  it.each(endpoints)('%s shares no answer that is for one member only', (_, endpoint) => {
    const { sharedForSeconds, method, auth } = endpoint;
    if (sharedForSeconds !== undefined) expect([method, auth]).toEqual(['GET', 'none']);
  });
});
