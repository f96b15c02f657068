import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RarePages } from '../pages/rare-pages';
import { Router } from '../router';
import { addressOf, BUILT_PAGES } from './built-pages';
import { renderBuiltPages } from './render-built-pages';

/** The function `page` renders these with data. */
const FIRST_PAGES = ['/', '/item/:itemId', '/user/:username'];

const pathsIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, index, children = [] }) => [
    ...(index === true ? ['/'] : path === undefined ? [] : [path]),
    ...pathsIn(children),
  ]);

const pathsOf = (router: ReactNode) => {
  if (!isValidElement(router)) throw new Error('The router is no element.');
  const { children } = (router as ReactElement<{ children: ReactNode }>).props;
  return pathsIn(createRoutesFromElements(children));
};

test('every route is a built page or a first page', () => {
  const routes = new Set([...pathsOf(Router()), ...pathsOf(RarePages())]);
  const pages = [...FIRST_PAGES, ...BUILT_PAGES.map(({ route }) => route)];
  expect(pages.toSorted()).toEqual([...routes].toSorted());
});

interface Rewrite {
  readonly regex?: string;
  readonly destination?: string;
}

const rewrites = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../firebase.json'), 'utf8')) as {
    hosting: { rewrites: readonly Rewrite[] };
  }
).hosting.rewrites;

test.each(BUILT_PAGES)('Hosting sends $name at $route', (page) => {
  for (const end of ['', '/']) {
    const address = `${addressOf(page)}${end}`;
    const rewrite = rewrites.find(({ regex = '' }) => new RegExp(regex, 'u').test(address));
    // Hosting sends 404.html, with that status, if no rewrite matches.
    const destination = page.route === '*' ? undefined : `/pages/${page.name}.html`;
    expect(rewrite?.destination).toBe(destination);
  }
});

const rendered = renderBuiltPages();

test.each(BUILT_PAGES.map(({ name }) => name))(
  '%s has a heading, content and footer',
  async (name) => {
    const content = (await rendered).find((page) => page.name === name)?.content ?? '';
    expect(content).toMatch(/<main .*<\/main>/s);
    expect(content).toContain('<footer');
    // The login page leads away.
    if (name !== 'login') expect(content).toContain('<h1');
    // What React writes if a part failed, or comes later with a script.
    expect(content).not.toMatch(/<!--\$[?!~]-->|<template|<script/);
    // The policy forbids style attributes.
    expect(content).not.toContain(' style="');
  },
);
