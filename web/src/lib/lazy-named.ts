import { type ComponentType, lazy } from 'react';

/** The component that a module exports by `name`; its code is loaded when it is first shown. */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
