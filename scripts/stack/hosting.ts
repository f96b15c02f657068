import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../../web/src/lib/shell';
import { WEB_DIST } from './build-web';
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

/** Stands in firebase.json for the names of the built files. It is no file's name. */
const BUILT_FILES = 'BUILT_FILES';

export interface FirebaseConfig {
  readonly hosting: Hosting;
}

/** Writes the names of assets into the rule that makes them immutable. */
export function withBuiltFiles(
  { hosting, ...others }: FirebaseConfig,
  names: readonly string[],
): FirebaseConfig {
  const pattern = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const headers = hosting.headers.map((entry) =>
    entry.regex === undefined || names.length === 0
      ? entry
      : { ...entry, regex: entry.regex.replace(BUILT_FILES, () => pattern.join('|')) },
  );
  return { ...others, hosting: { ...hosting, headers } };
}

/** Stands in firebase.json for the hashes of the scripts in the page. It is no source of a policy. */
const INLINE_SCRIPTS = "'INLINE_SCRIPTS'";

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Allows the scripts in the head of `page`, and no others, in the content security policy. */
export function withInlineScripts(config: FirebaseConfig, page: string): FirebaseConfig {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return mapPolicy(config, (policy) =>
    policy.replace(` ${INLINE_SCRIPTS}`, () => hashes.map((hash) => ` ${hash}`).join('')),
  );
}

function mapPolicy(
  { hosting, ...others }: FirebaseConfig,
  map: (policy: string) => string,
): FirebaseConfig {
  const headers = hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? map(value) : value,
    })),
  }));
  return { ...others, hosting: { ...hosting, headers } };
}

const ASSETS = join(WEB_DIST, 'assets');

/** Returns a number that changes with every web build, or undefined if there is none. */
export const builtAt = (): number | undefined =>
  statSync(ASSETS, { throwIfNoEntry: false })?.mtimeMs;

/** Reads firebase.json and completes it with the files of the last web build, if there is one. */
export function readFirebaseConfig(): FirebaseConfig {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  if (builtAt() === undefined) return withInlineScripts(withBuiltFiles(config, []), '');
  const page = readFileSync(join(WEB_DIST, SHELL), 'utf8');
  return withInlineScripts(withBuiltFiles(config, readdirSync(ASSETS)), page);
}

/** Reads `hosting` from firebase.json and allows `origins` in its content security policy. */
export const readHosting = (origins: readonly string[]): Hosting =>
  mapPolicy(readFirebaseConfig(), (policy) => allowOrigins(policy, origins)).hosting;
