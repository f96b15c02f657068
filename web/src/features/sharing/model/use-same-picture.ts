import type { PictureArea } from '@contract/schemas/picture-area';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { findSamePicture } from '../api/find-same-picture';
import { type Attempt, mayHaveArrived } from './attempt';
import { paintedScreenshot } from './painted-screenshot';
import { hashOfPicture } from './hash-of-picture';
import { isAsking, nextSamePicture, nothingTheSame } from './same-picture';

interface SamePictureOptions {
  readonly screenshot: File | null;
  readonly hidden: readonly PictureArea[];
  /** The member is still choosing what to hide. */
  readonly choosing: boolean;
  readonly lastAttempt: () => Attempt | null;
}

/**
 * Looks whether the picture that would be sent is on the board already; only its hash leaves the browser.
 * No answer, for whatever reason, is no match: looking never keeps anybody from sharing.
 */
export function useSamePicture({ screenshot, hidden, choosing, lastAttempt }: SamePictureOptions) {
  const [state, dispatch] = useReducer(nextSamePicture, nothingTheSame);
  const note = useRef<HTMLElement>(null);
  const running = useRef<AbortController | null>(null);

  const look = useEffectEvent(async (picture: File, areas: readonly PictureArea[]) => {
    // What may be on the board is this very sale, whose key keeps it from being made twice.
    if (mayHaveArrived(lastAttempt())) return;
    const { signal } = (running.current = new AbortController());
    const items = await itemsLike(picture, areas, signal);
    if (!signal.aborted) dispatch({ type: 'found', items });
  });

  useEffect(() => {
    dispatch({ type: 'looked', screenshot });
    if (screenshot && !choosing) void look(screenshot, hidden);
    return () => running.current?.abort();
  }, [screenshot, hidden, choosing]);

  const asking = isAsking(state);
  return {
    note,
    found: asking ? state.items : [],
    held: state.held,
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Whether an answer is needed before sharing; leads to the question. */
    holdsBack: () => {
      // What is being sent would be found itself.
      running.current?.abort();
      if (!asking) return false;
      dispatch({ type: 'held' });
      note.current?.focus();
      return true;
    },
  };
}

async function itemsLike(picture: File, areas: readonly PictureArea[], signal: AbortSignal) {
  try {
    const hash = await hashOfPicture(await paintedScreenshot(picture, areas));
    return hash === null || signal.aborted ? [] : await findSamePicture(hash, signal);
  } catch {
    return [];
  }
}
