import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hydration';

interface AfterHydrationProps {
  /** Shown on the server, and until its HTML is hydrated. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders parts that only a browser can render, or whose code is not on the server. */
export const AfterHydration = ({ fallback = null, children }: AfterHydrationProps) =>
  useIsHydrated() ? children : fallback;
