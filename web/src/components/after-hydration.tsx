import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hydration';

interface AfterHydrationProps {
  /** The content that is shown on the server, and in the browser until hydration has ended. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children only after hydration. Use it for children that need a browser, or whose code the server lacks.
 */
export const AfterHydration = ({ fallback = null, children }: AfterHydrationProps) =>
  useIsHydrated() ? children : fallback;
