import { expect, it } from 'vitest';
import { loadApiDescription } from './site-handlers';

it('loadApiDescription builds the API description only once, even for concurrent requests', async () => {
  const [first, second] = await Promise.all([loadApiDescription(), loadApiDescription()]);
  expect(second).toBe(first);
  expect(await loadApiDescription()).toBe(first);
});
