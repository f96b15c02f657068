import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** What a rule holds for; a glob (`source`) passes over names that begin with a dot, a regex does not. */
interface Matcher {
  readonly source?: string;
  readonly regex?: string;
}

export interface HostingRewrite extends Matcher {
  readonly destination?: string;
  readonly function?: { readonly functionId: string };
}

/** The parts of firebase.json's `hosting` that the gateway serves by. */
export interface Hosting {
  readonly public: string;
  readonly rewrites: readonly HostingRewrite[];
  readonly redirects?: readonly { source: string; destination: string; type?: number }[];
  readonly headers: readonly (Matcher & { readonly headers: readonly Header[] })[];
}

const EMULATED = ['connect-src', 'frame-src'];

/** Lets a page reach the emulators, which deployed pages have no use for. */
export function allowOrigins(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .map((part) =>
      EMULATED.some((name) => part.startsWith(name)) ? [part, ...origins].join(' ') : part,
    )
    .join('; ');
}

/** Hosting's part of firebase.json, with the emulators' origins allowed by its content policy. */
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
