import { type ComponentType, lazy } from 'react';
import { loadLater } from './load-failure';

/**
 * Like `React.lazy`, but for a named export. Render the component inside `Suspense`. If loading and failure must look
 * different from `Suspense` and its error boundary, use `LazyPart`.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadLater(load))[name] }));
