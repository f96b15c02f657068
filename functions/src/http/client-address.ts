import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { createLruCache } from '../lib/lru-cache';
import type { Logger } from '../lib/logger';

/** The networks of Fastly, which is the CDN of Firebase Hosting: https://api.fastly.com/public-ip-list */
const HOSTING_EDGES = {
  ipv4: [
    '23.235.32.0/20',
    '43.249.72.0/22',
    '103.244.50.0/24',
    '103.245.222.0/23',
    '103.245.224.0/24',
    '104.156.80.0/20',
    '140.248.64.0/18',
    '140.248.128.0/17',
    '146.75.0.0/17',
    '151.101.0.0/16',
    '157.52.64.0/18',
    '167.82.0.0/17',
    '167.82.128.0/20',
    '167.82.160.0/20',
    '167.82.224.0/20',
    '172.111.64.0/18',
    '185.31.16.0/22',
    '199.27.72.0/21',
    '199.232.0.0/16',
  ],
  ipv6: ['2a04:4e40::/32', '2a04:4e42::/32'],
} as const;

const edges = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const range of HOSTING_EDGES[family]) {
    const [network = '', bits] = range.split('/');
    edges.addSubnet(network, Number(bits), family);
  }

/**
 * Caches for each IP address whether it is an address of the CDN. BlockList is slow, and each request needs several
 * checks.
 */
const knownEdges = createLruCache<boolean>(10_000);

function isHostingEdge(address: string): boolean {
  const known = knownEdges.get(address);
  if (known !== undefined) return known;
  const isEdge = edges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  knownEdges.set(address, isEdge);
  return isEdge;
}

/**
 * Tells Express ('trust proxy') whether to trust an address. Hop 0 is Google's front end, which appends the IP address
 * of its own client to X-Forwarded-For. If this client is the CDN, the entry before it in the header is the browser's
 * IP address. Otherwise, the client is the browser itself (ADR 0037).
 */
export function isTrustedProxy(address: string, hop: number): boolean {
  return hop === 0 || isHostingEdge(address);
}

/**
 * Logs a warning, once, if a request has Hosting's header X-Forwarded-Host but does not come from a known address of
 * the CDN. In this case, either somebody calls the function directly, or the list of the CDN's addresses is outdated.
 * If it is outdated, rate limits count all visitors behind a server of the CDN as one address.
 */
export function createUnknownCdnWarningHandler(log: Logger): RequestHandler {
  let isReported = false;
  return (request, _response, next) => {
    if (!isReported && request.headers['x-forwarded-host'] !== undefined) {
      const last =
        String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim() ?? '';
      isReported = !isHostingEdge(last);
      if (isReported) log.warn('hosting_edge_unknown');
    }
    next();
  };
}

const EMBEDDED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the address that rate limits count. That is an IPv4 address, or the /64 network of an IPv6 address, because
 * one home usually gets a whole /64 network.
 */
export function rateLimitAddressOf(address: string): string {
  if (!address.includes(':')) return address;
  const embedded = EMBEDDED_IPV4.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
}
