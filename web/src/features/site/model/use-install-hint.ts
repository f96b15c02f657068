import { useState } from 'react';
import * as z from 'zod/mini';
import { currentDevice } from '@/lib/device';
import { installHintFor, type InstallHistory, isNewVisit } from './install-offer';
import { useCanInstall } from './use-can-install';

export function useInstallHint() {
  const isOffered = useCanInstall();
  const [device] = useState(currentDevice);
  const [history, setHistory] = useState(() => countVisit(Date.now()));
  return {
    hint: installHintFor(device, history, isOffered),
    dismiss: () => {
      rememberDismissal();
      setHistory({ ...history, dismissed: true });
    },
  };
}

const KEY = 'boloboard-install';

const storedSchema = z.object({ visits: z.number(), lastLoad: z.number(), dismissed: z.boolean() });
type Stored = z.infer<typeof storedSchema>;

const NONE: Stored = { visits: 0, lastLoad: -Infinity, dismissed: false };

/**
 * Counts a visit if this page load starts one. Returns the history of visits. If the browser blocks localStorage, each
 * visit counts as the first.
 */
function countVisit(now: number): InstallHistory {
  const before = read();
  const visits = before.visits + (isNewVisit(before.lastLoad, now) ? 1 : 0);
  const after = { ...before, visits, lastLoad: now };
  write(after);
  return after;
}

/** Stores that the user has dismissed the install hint, so that it does not appear again. */
function rememberDismissal(): void {
  write({ ...read(), dismissed: true });
}

function read(): Stored {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return storedSchema.safeParse(parsed).data ?? NONE;
  } catch {
    return NONE;
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Does nothing, because the browser blocks localStorage. The hint can then appear again.
  }
}
