import { vi } from 'vitest';

/** Sends all later requests of this test file from an IP address of its own, which has its own limits. */
export function callFrom(address: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return fetch(url, { ...init, headers });
  });
}
