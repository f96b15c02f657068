import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Returns whether the browser has been idle since the component appeared. For what may start after the first screen is done. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
