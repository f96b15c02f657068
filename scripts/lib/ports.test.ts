import { expect, test } from 'vitest';
import { pickFreePort } from './ports';

const fiftyPorts = () => Promise.all(Array.from({ length: 50 }, pickFreePort));

test('pickFreePort returns a different port to each caller', async () => {
  expect(new Set(await fiftyPorts()).size).toBe(50);
});

test('pickFreePort returns only ports below 32768, because Linux uses the other ports for outgoing connections', async () => {
  for (const port of await fiftyPorts()) expect(port).toBeLessThan(32_768);
});
