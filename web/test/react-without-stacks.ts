// Turns off two features of React's development build, which took a sixth of the time of component tests. The first one
// keeps a stack for each element that React creates, up to 10,000 a second. The second one describes each rendered
// component for the browser's performance tools. Warnings still appear, but without the stack of an element. `setup.ts`
// imports this module first, because React DOM looks for `timeStamp` when it loads.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
  throw new Error('This version of React counts its stacks elsewhere.');

Object.defineProperty(internals, COUNT, { get: () => Infinity, set: () => undefined });
Reflect.deleteProperty(console, 'timeStamp');
