import { type ComponentType, lazy } from 'react';
import { loadLater } from './load-failure';

/**
 * `React.lazy` for a named export. Render it inside `Suspense`. For its own states while loading and after a failure,
 * use `LazyPart`.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadLater(load))[name] }));
