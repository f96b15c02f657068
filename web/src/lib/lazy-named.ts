import { type ComponentType, lazy } from 'react';
import { loadLater } from './load-failure';

/**
 * Like `React.lazy`, but for a named export. Render it inside `Suspense`. If the component needs its own states for
 * loading and failure, use `LazyPart`.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadLater(load))[name] }));
