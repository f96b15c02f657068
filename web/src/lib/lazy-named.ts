import { type ComponentType, lazy } from 'react';
import { loadAndReportFailure } from './load-failure';

/**
 * Like `React.lazy`, but for a named export. Render the component inside `Suspense`. Use `LazyPart` instead if the
 * component needs its own display while it loads or when loading fails.
 */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadAndReportFailure(load))[name] }));
