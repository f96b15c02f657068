import { type ComponentType, lazy } from 'react';
import { loadLater } from './load-failure';

/** `React.lazy` for a named export: renders inside `Suspense`. `LazyPart` needs none, and offers a retry. */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadLater(load))[name] }));
