import { expect, test } from 'vitest';
import { freePort } from './ports';

const fiftyPorts = () => Promise.all(Array.from({ length: 50 }, freePort));

test('gives each caller a port of its own', async () => {
  expect(new Set(await fiftyPorts()).size).toBe(50);
});

test('gives no port that an outgoing connection may take before the server listens', async () => {
  for (const port of await fiftyPorts()) expect(port).toBeLessThan(32_768);
});
