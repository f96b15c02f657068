import { expect, test } from 'vitest';
import { freePort } from './ports';

const fiftyPorts = () => Promise.all(Array.from({ length: 50 }, freePort));

test('freePort returns a different port to each caller', async () => {
  expect(new Set(await fiftyPorts()).size).toBe(50);
});

test('freePort returns no port that the system gives to outgoing connections', async () => {
  for (const port of await fiftyPorts()) expect(port).toBeLessThan(32_768);
});
