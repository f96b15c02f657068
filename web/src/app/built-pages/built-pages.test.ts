import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_PAGE_ROUTES } from '@contract/rules/first-page-routes';
import { expect, test } from 'vitest';
import { builtPageAt } from '@/lib/built-page';
import { allRoutes } from '../../../test/all-routes';
import { builtPageUrl, BUILT_PAGES } from './built-pages';
import { renderBuiltPages } from './render-built-pages';

test('the page of every route is rendered by the build, or by the server with data', () => {
  const pages = [...FIRST_PAGE_ROUTES, ...BUILT_PAGES.map(({ route }) => route)];
  expect(pages.toSorted()).toEqual(allRoutes());
});

interface Rule {
  readonly regex?: string;
  readonly destination?: string;
  readonly headers?: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../firebase.json'), 'utf8'),
) as { readonly hosting: Readonly<Record<'rewrites' | 'headers', readonly Rule[]>> };

const rulesAt = (url: string, rules: readonly Rule[]) =>
  rules.filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(url));

test.each(BUILT_PAGES)(
  "Hosting and the service worker send the built page '$name' at $route",
  (page) => {
    for (const end of ['', '/', '//']) {
      const url = `${builtPageUrl(page)}${end}`;
      const [rewrite] = rulesAt(url, hosting.rewrites);
      // If no rewrite matches, Hosting sends 404.html with status 404.
      const destination = page.route === '*' ? undefined : `/pages/${page.name}.html`;
      expect(rewrite?.destination).toBe(destination);
      expect(builtPageAt(BUILT_PAGES, url.toUpperCase())).toBe(page);
    }
  },
);

test('search engines may list a page if and only if it has a description', () => {
  const listed = BUILT_PAGES.filter((page) =>
    rulesAt(builtPageUrl(page), hosting.headers).every(({ headers = [] }) =>
      headers.every(({ key }) => key !== 'X-Robots-Tag'),
    ),
  );
  // Leaves out the 404 page, because search engines never list it.
  expect(listed.filter(({ route }) => route !== '*')).toEqual(
    BUILT_PAGES.filter(({ description }) => description !== undefined),
  );
});

test.each(['/pages/about.html', '/404.html'])('search engines may not list the file %s', (file) => {
  const headers = rulesAt(file, hosting.headers).flatMap((rule) => rule.headers ?? []);
  expect(headers).toContainEqual({ key: 'X-Robots-Tag', value: 'noindex' });
});

test.each(FIRST_PAGE_ROUTES)('Hosting sends no built page at %s', (route) => {
  const url = route.replace(/:\w+/, 'Owl');
  expect(builtPageAt(BUILT_PAGES, url)).toBeUndefined();
  expect(builtPageAt(BUILT_PAGES, url.toUpperCase())).toBeUndefined();
});

const rendered = renderBuiltPages();

test.each(BUILT_PAGES.map(({ name }) => name))(
  "the built page '%s' has a footer, has a heading unless it redirects, and is complete without scripts",
  async (name) => {
    const content = (await rendered).find((page) => page.name === name)?.content ?? '';
    expect(content).toMatch(/<main .*<\/main>/s);
    expect(content).toContain('<footer');
    // The login page has no heading, because it redirects.
    if (name !== 'login') expect(content).toContain('<h1');
    // React writes these strings into the HTML if a part of the page failed, or if a script must complete a part later.
    expect(content).not.toMatch(/<!--\$[?!~]-->|<template|<script/);
    // The content security policy forbids style attributes.
    expect(content).not.toContain(' style="');
  },
);
