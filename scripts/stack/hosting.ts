import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  UNRENDERED_PAGE_FILES,
  type UnrenderedPage,
} from '../../functions/src/gateways/first-page/page-renderer';
import { ROOT } from '../lib/paths';
import { FIRST_PAGE_FOLDER, WEB_DIST } from './build-web';
import { AD_SOURCES, allowSources, ANALYTICS_SOURCES } from './policy-sources';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Matches paths by a glob (`source`) or a regex. A glob does not match names that start with a dot. */
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

export function addOriginsToPolicy(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .map((part) =>
      EMULATED.some((name) => part.startsWith(name)) ? [part, ...origins].join(' ') : part,
    )
    .join('; ');
}

/** The placeholder in firebase.json for the names of the built files. */
const BUILT_FILES = 'BUILT_FILES';

export interface FirebaseConfig {
  readonly hosting: Hosting;
}

/** Matches parts of a regular expression: an escaped character, a set of characters, or a lower case letter. */
const PART_OF_REGEX = /\\.|\[[^\]]*\]|[a-z]/g;

/**
 * Makes the rules for the paths of pages ignore upper and lower case, like the app's router. Replaces each letter in
 * their regular expressions by a set of both cases. A flag that ignores case cannot be used, because no flag works both
 * in Hosting (RE2) and in the local stack (JavaScript). The rules for the paths of files still depend on case.
 */
export function withCaseInsensitivePaths({ hosting, ...others }: FirebaseConfig): FirebaseConfig {
  const rewrites = hosting.rewrites.map((rewrite) => {
    const isOfPages = rewrite.destination !== undefined || rewrite.function?.functionId === 'page';
    return isOfPages ? inBothCases(rewrite) : rewrite;
  });
  const headers = hosting.headers.map((rule) =>
    rule.regex?.includes(BUILT_FILES) === true ? rule : inBothCases(rule),
  );
  return { ...others, hosting: { ...hosting, rewrites, headers } };
}

const inBothCases = <Rule extends Matcher>(rule: Rule): Rule =>
  rule.regex === undefined
    ? rule
    : { ...rule, regex: rule.regex.replaceAll(PART_OF_REGEX, partInBothCases) };

function partInBothCases(part: string): string {
  const upper = part.toUpperCase();
  if (part.startsWith('\\') || part === upper) return part;
  return part.startsWith('[')
    ? `${part.slice(0, -1)}${upper.replaceAll(/[[\]^]/g, '')}]`
    : `[${part}${upper}]`;
}

/** Writes the names of built files into the header rule that makes built files immutable. */
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

/**
 * The placeholders in firebase.json for the hashes of inline scripts and styles. Each has a pattern that matches these
 * scripts or styles in HTML.
 */
const INLINE_PARTS = {
  "'INLINE_SCRIPTS'": /<script>([\s\S]*?)<\/script>/g,
  "'INLINE_STYLES'": /<style>([\s\S]*?)<\/style>/g,
};

/**
 * Replaces the placeholders in the content security policies by the hashes of the inline scripts and styles in `page`,
 * which is HTML.
 */
export function withInlinePartHashes(config: FirebaseConfig, page: string): FirebaseConfig {
  return mapPolicy(config, (policy) =>
    Object.entries(INLINE_PARTS).reduce((changed, [name, part]) => {
      const hashes = [...page.matchAll(part)].map(([, text = '']) => ` ${hashOf(text)}`);
      return changed.replace(` ${name}`, () => [...new Set(hashes)].join(''));
    }, policy),
  );
}

const POLICY = 'Content-Security-Policy';

/** The paths of pages that have inline scripts and styles in common. */
interface PagePaths {
  readonly regex: string;
  /** The HTML of these pages. */
  readonly html: string;
}

/**
 * Adds a header rule for each of the `pages`. The content security policy of this rule allows the inline scripts and
 * styles of these pages by their hashes. The policy for all paths does not contain these hashes, because together they
 * would be longer than all other headers. If several rules set a header, Hosting uses the last rule.
 */
export function withPagePolicies(
  config: FirebaseConfig,
  pages: readonly PagePaths[],
): FirebaseConfig {
  const policies = config.hosting.headers.flatMap(({ headers }) =>
    headers.filter(({ key }) => key === POLICY),
  );
  const added = pages.flatMap(({ regex, html }) => {
    const rules = { ...config.hosting, headers: [{ regex, headers: policies }] };
    return withInlinePartHashes({ hosting: rules }, html).hosting.headers;
  });
  return {
    ...config,
    hosting: { ...config.hosting, headers: [...config.hosting.headers, ...added] },
  };
}

/**
 * Returns the paths and the HTML of the built pages.
 * @param read returns the HTML of the page at a destination, such as '/pages/about.html'
 */
export const builtPagesOf = (
  { hosting }: FirebaseConfig,
  read: (destination: string) => string,
): PagePaths[] =>
  hosting.rewrites.flatMap(({ regex, destination }) =>
    regex === undefined || destination === undefined ? [] : [{ regex, html: read(destination) }],
  );

/**
 * Returns the headers that Hosting sets at a path, by their names. If several rules set a header, the last rule counts.
 * Ignores rules with a glob, which are only for the files of crawlers.
 */
export const headersAt = (path: string, { headers }: Hosting): ReadonlyMap<string, string> =>
  new Map(
    headers
      .filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
  );

/** Adds the hosts of Google Analytics to the content security policy. */
export const allowAnalyticsHosts = (config: FirebaseConfig): FirebaseConfig =>
  mapPolicy(config, (policy) => allowSources(policy, ANALYTICS_SOURCES));

/** Adds the hosts of the ad client to the content security policy. */
export const allowAdHosts = (config: FirebaseConfig): FirebaseConfig =>
  mapPolicy(config, (policy) => allowSources(policy, AD_SOURCES));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function mapPolicy(
  { hosting, ...others }: FirebaseConfig,
  map: (policy: string) => string,
): FirebaseConfig {
  const headers = hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? map(value) : value,
    })),
  }));
  return { ...others, hosting: { ...hosting, headers } };
}

const ASSETS = join(WEB_DIST, 'assets');
const NOT_FOUND_PAGE = '404.html';

const fileOf = (page: UnrenderedPage) => join(FIRST_PAGE_FOLDER, UNRENDERED_PAGE_FILES[page]);

/** The HTML pages that the function `page` fills with content, by the paths at which it sends them. */
const FIRST_PAGES: readonly {
  readonly regex: string;
  readonly pages: readonly UnrenderedPage[];
}[] = [
  { regex: '^/$', pages: ['home', 'list'] },
  { regex: '^/item/', pages: ['item'] },
  { regex: '^/user/', pages: ['profile'] },
];

const firstPages = (): PagePaths[] =>
  FIRST_PAGES.map(({ regex, pages }) => ({
    ...inBothCases({ regex }),
    html: pages.map((page) => readFileSync(fileOf(page), 'utf8')).join(''),
  }));

/**
 * Returns a number that is different after each web build. Returns undefined if there is no build, or if the build
 * lacks pages because an earlier version made it.
 */
export const webBuiltAtMs = (): number | undefined =>
  FIRST_PAGES.flatMap(({ pages }) => pages).every((page) => existsSync(fileOf(page)))
    ? statSync(join(WEB_DIST, NOT_FOUND_PAGE), { throwIfNoEntry: false })?.mtimeMs
    : undefined;

/** Reads firebase.json and replaces its placeholders by the files and hashes of the last web build, if there is one. */
export function readFirebaseConfig(): FirebaseConfig {
  const config = withCaseInsensitivePaths(
    JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig,
  );
  if (webBuiltAtMs() === undefined) return withInlinePartHashes(withBuiltFiles(config, []), '');
  const read = (destination: string) => readFileSync(join(WEB_DIST, destination), 'utf8');
  const withFiles = withBuiltFiles(config, readdirSync(ASSETS));
  const pages = [...builtPagesOf(config, read), ...firstPages()];
  // The policy for all paths allows the inline scripts and styles of 404.html, which is sent for unknown paths.
  return withInlinePartHashes(withPagePolicies(withFiles, pages), read(NOT_FOUND_PAGE));
}

/** Returns the part `hosting` of firebase.json, with `origins` allowed in its content security policy. */
export const readHosting = (origins: readonly string[]): Hosting =>
  mapPolicy(readFirebaseConfig(), (policy) => addOriginsToPolicy(policy, origins)).hosting;
