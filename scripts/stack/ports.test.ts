import { expect, test } from 'vitest';
import { freePort } from './ports';

const fiftyPorts = () => Promise.all(Array.from({ length: 50 }, freePort));

test('freePort returns a different port to each caller', async () => {
  expect(new Set(await fiftyPorts()).size).toBe(50);
});

test('freePort returns only ports below 32768, because Linux uses the other ports for outgoing connections', async () => {
  for (const port of await fiftyPorts()) expect(port).toBeLessThan(32_768);
});
