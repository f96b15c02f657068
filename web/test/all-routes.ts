import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { RarePages } from '@/app/pages/rare-pages';
import { Router } from '@/app/router';

/**
 * Returns the paths of all routes of the router, sorted. The path '*' stands for all URLs that no other route matches.
 */
export const allRoutes = (): string[] =>
  [...new Set([...pathsOf(Router()), ...pathsOf(RarePages())])].toSorted();

function pathsOf(router: ReactNode): string[] {
  if (!isValidElement(router)) throw new Error('The router is no element.');
  const { children } = (router as ReactElement<{ children: ReactNode }>).props;
  return pathsIn(createRoutesFromElements(children));
}

const pathsIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, index, children = [] }) => [
    ...(index === true ? ['/'] : path === undefined ? [] : [path]),
    ...pathsIn(children),
  ]);
