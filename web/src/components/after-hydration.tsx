import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hydration';

interface AfterHydrationProps {
  /** Rendered on the server, and in the browser until hydration has ended. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only after hydration, because they need a browser or their code is not on the server. */
export const AfterHydration = ({ fallback = null, children }: AfterHydrationProps) =>
  useIsHydrated() ? children : fallback;
