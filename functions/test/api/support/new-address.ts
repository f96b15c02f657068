import { randomInt } from 'node:crypto';

/** Returns a random IP address of 10.0.0.0/8, a private network. */
export function newIpAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => String(randomInt(1, 255)))].join('.');
}

/** Returns a random IPv6 network. To get an address, append '::' and a host. */
export function newIpv6Network(): string {
  const group = () => randomInt(1, 0xffff).toString(16);
  return `2001:db8:${group()}:${group()}`;
}

let own = newIpAddress();

/** Returns the IP address that calls of the running test file use by default. */
export const ownIpAddress = (): string => own;

/**
 * Chooses a new default IP address. Called before each test file, because the test files of one process share this
 * module.
 */
export function changeOwnIpAddress(): void {
  own = newIpAddress();
}
