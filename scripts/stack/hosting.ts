import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Matches paths by a glob (`source`) or a regex. A glob skips names that start with a dot. */
interface Matcher {
  readonly source?: string;
  readonly regex?: string;
}

export interface HostingRewrite extends Matcher {
  readonly destination?: string;
  readonly function?: { readonly functionId: string };
}

export interface Hosting {
  readonly public: string;
  readonly rewrites: readonly HostingRewrite[];
  readonly redirects?: readonly { source: string; destination: string; type?: number }[];
  readonly headers: readonly (Matcher & { readonly headers: readonly Header[] })[];
}

const EMULATED = ['connect-src', 'frame-src'];

export function allowOrigins(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .map((part) =>
      EMULATED.some((name) => part.startsWith(name)) ? [part, ...origins].join(' ') : part,
    )
    .join('; ');
}

/** Reads `hosting` from firebase.json and allows `origins` in its content security policy. */
export function readHosting(origins: readonly string[]): Hosting {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: Hosting;
  };
  const { hosting } = config;
  return {
    ...hosting,
    headers: hosting.headers.map((entry) => ({
      ...entry,
      headers: entry.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? allowOrigins(value, origins) : value,
      })),
    })),
  };
}
