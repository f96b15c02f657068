import { expect, it } from 'vitest';
import { describedApi } from './site-handlers';

it('builds the API description only once, even for concurrent requests', async () => {
  const [first, second] = await Promise.all([describedApi(), describedApi()]);
  expect(second).toBe(first);
  expect(await describedApi()).toBe(first);
});
