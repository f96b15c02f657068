import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';
import {
  type FirebaseConfig,
  builtPagesOf,
  headersAt,
  withCaseInsensitivePaths,
  allowAdHosts,
  allowAnalyticsHosts,
  withBuiltFiles,
  withPagePolicies,
  withInlinePartHashes,
} from './hosting';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CONFIG = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;

const immutablePaths = (names: readonly string[], paths: readonly string[]) => {
  const { headers } = withBuiltFiles(CONFIG, names).hosting;
  const rules = headers.filter((rule) => rule.headers.some(({ value }) => value === IMMUTABLE));
  return paths.filter((path) => rules.some(({ regex = '' }) => new RegExp(regex, 'u').test(path)));
};

test('the configuration of Hosting makes only built files immutable', () => {
  const paths = [
    '/assets/index-a_b-1.js',
    '/assets/index-a_b-1.js.map',
    '/assets/font.woff2',
    '/assets/index-a_b-1xjs',
    '/assets/none.js',
    '/assets/',
    '/other/index-a_b-1.js',
  ];
  const names = ['index-a_b-1.js', 'index-a_b-1.js.map', 'font.woff2'];
  expect(immutablePaths(names, paths)).toEqual(paths.slice(0, 3));
});

test('the configuration of Hosting makes no file immutable when there is no build', () => {
  expect(immutablePaths([], ['/assets/', '/assets/index.js'])).toEqual([]);
});

test('withBuiltFiles changes only the header rules of the config', () => {
  const { hosting, ...others } = withBuiltFiles(CONFIG, ['index.js']);
  expect({ ...others, hosting: { ...hosting, headers: [] } }).toEqual({
    ...CONFIG,
    hosting: { ...CONFIG.hosting, headers: [] },
  });
  expect(hosting.headers).toHaveLength(CONFIG.hosting.headers.length);
});

/** Returns the file or the function to which a path is rewritten. */
const destinationOf = (path: string, { hosting }: FirebaseConfig) => {
  const rewrite = hosting.rewrites.find(({ regex = '' }) => new RegExp(regex, 'u').test(path));
  return rewrite?.destination ?? rewrite?.function?.functionId;
};

test.each([
  ['/About', '/pages/about.html'],
  ['/SIGN-IN/', '/pages/sign-in.html'],
  ['/Appeals/aB1//', '/pages/appeal.html'],
  ['/User/Ann', 'page'],
  ['/API/items', undefined],
  ['/about/Us', undefined],
])(
  'after withCaseInsensitivePaths, Hosting rewrites the path %s to %s (undefined means no rewrite)',
  (path, destination) => {
    expect(destinationOf(path, withCaseInsensitivePaths(CONFIG))).toBe(destination);
  },
);

test.each([
  ['/Dashboard', 'X-Robots-Tag', 'noindex'],
  ['/Appeals/aB1/', 'X-Robots-Tag', 'noindex'],
  ['/About', 'X-Robots-Tag', undefined],
  ['/About', 'Cache-Control', 'no-cache'],
  ['/Users', 'Cache-Control', 'no-cache'],
  ['/User/Ann', 'Cache-Control', undefined],
  ['/iTEM/owl', 'Cache-Control', undefined],
  ['/assets/index.js', 'Cache-Control', IMMUTABLE],
  ['/Assets/index.js', 'Cache-Control', 'no-cache'],
  ['/assets/Index.js', 'Cache-Control', 'no-cache'],
])(
  'after withCaseInsensitivePaths, Hosting sets for the path %s the header %s to %s (undefined means no header)',
  (path, name, value) => {
    const { hosting } = withBuiltFiles(withCaseInsensitivePaths(CONFIG), ['index.js']);
    expect(headersAt(path, hosting).get(name)).toBe(value);
  },
);

const policyOf = ({ hosting }: FirebaseConfig) =>
  hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

const sourcesOf = (kind: 'script' | 'style', config: FirebaseConfig) =>
  new RegExp(`${kind}-src ([^;]*);`).exec(policyOf(config))?.[1]?.split(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The hash of the empty style elements that Chakra adds at run time. */
const NO_STYLE = hashOf('');

test('the configuration of Hosting allows the inline scripts and styles of a page by their hashes', () => {
  const page =
    '<head><script>start()</script><script src="/a.js"></script><style>.a{}</style></head>' +
    '<template><style>.b{}</style></template><script type="application/json">{}</script>';
  const config = withInlinePartHashes(CONFIG, page);
  expect(sourcesOf('script', config)).toEqual([
    "'self'",
    hashOf('start()'),
    'https://apis.google.com',
  ]);
  expect(sourcesOf('style', config)).toEqual(["'self'", hashOf('.a{}'), hashOf('.b{}'), NO_STYLE]);
});

test('the configuration of Hosting allows the inline styles of a built page only at the path of the page, in a header rule that comes after the rule for all paths', () => {
  const config = withInlinePartHashes(
    withPagePolicies(
      CONFIG,
      builtPagesOf(CONFIG, (destination) => `<style>.${destination}</style>`),
    ),
    '<style>.a{}</style>',
  );
  expect(sourcesOf('style', config)).toEqual(["'self'", hashOf('.a{}'), NO_STYLE]);
  const added = config.hosting.headers.slice(CONFIG.hosting.headers.length);
  const about = added.filter(({ regex = '' }) => new RegExp(regex, 'u').test('/about'));
  const page = { hosting: { ...CONFIG.hosting, headers: about } };
  expect(sourcesOf('style', page)).toEqual(["'self'", hashOf('./pages/about.html'), NO_STYLE]);
  expect(about.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual([
    'Content-Security-Policy',
  ]);
});

test('the configuration of Hosting allows no inline scripts, and only empty inline styles, when there is no build', () => {
  const config = withInlinePartHashes(CONFIG, '');
  expect(sourcesOf('script', config)).toEqual(["'self'", 'https://apis.google.com']);
  expect(sourcesOf('style', config)).toEqual(["'self'", NO_STYLE]);
});

test('the configuration of Hosting sets the cache header `no-cache` on every path except the paths of the functions', () => {
  const { regex = '' } =
    CONFIG.hosting.headers.find(({ headers }) => headers[0]?.value === 'no-cache') ?? {};
  const isUncached = (path: string) => new RegExp(regex, 'u').test(path);
  const functions = [
    '/',
    '/api',
    '/api/items',
    '/item/owl',
    '/item/',
    '/media',
    '/media/a.webp',
    '/user/ann',
  ];
  expect(functions.filter(isUncached)).toEqual([]);
  const pages = ['/sign-in', '/i', '/it', '/item', '/items', '/items/x', '/a', '/about', '/apis'];
  const others = [
    '/m',
    '/media-kit',
    '/mediator',
    '/shell.html',
    '/index.html',
    '/u',
    '/us',
    '/use',
    '/user',
    '/users/x',
  ];
  expect([...pages, ...others].filter((path) => !isUncached(path))).toEqual([]);
});

test('allowAnalyticsHosts adds the hosts of Google Analytics, which firebase.json does not allow, to the content security policy', () => {
  expect(policyOf(CONFIG)).not.toMatch(/googletagmanager|google-analytics/);
  const policy = policyOf(allowAnalyticsHosts(CONFIG));
  for (const [name, source] of [
    ['script-src', 'https://*.googletagmanager.com'],
    ['img-src', 'https://*.google-analytics.com'],
    ['connect-src', 'https://*.analytics.google.com'],
  ] as const)
    expect(policy.split('; ').find((part) => part.startsWith(`${name} `))).toContain(source);
  expect(policy.split('; ')).toHaveLength(policyOf(CONFIG).split('; ').length);
});

const hostsIn = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ');

test('allowAdHosts adds the hosts of ads, which firebase.json does not allow, to the content security policy', () => {
  expect(policyOf(CONFIG)).not.toMatch(/googlesyndication|doubleclick/);
  const policy = policyOf(allowAdHosts(CONFIG));
  for (const directive of ['script-src', 'frame-src', 'img-src', 'connect-src']) {
    expect(hostsIn(policy, directive)).toContain('https://*.googlesyndication.com');
    expect(hostsIn(policy, directive)?.slice(0, 2)).toEqual(
      hostsIn(policyOf(CONFIG), directive)?.slice(0, 2),
    );
  }
  expect(policy).not.toContain('unsafe');
  expect(policy.split('; ')).toHaveLength(policyOf(CONFIG).split('; ').length);
});

test('allowAdHosts throws when the policy lacks a directive that ads need', () => {
  const text = JSON.stringify(CONFIG).replace(/ frame-src [^;]*;/, '');
  expect(() => allowAdHosts(JSON.parse(text) as FirebaseConfig)).toThrow(
    'The content security policy in firebase.json has no frame-src.',
  );
});
