import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findSamePicture } from '../api/sharing-calls';
import { mayHaveArrived } from './attempt';
import type { Draft } from './draft';
import { type PreparedPictureOptions, preparePicture } from './prepared-picture';
import { hashOfPicture } from './screenshot-pixels';
import type { ShareSaleStore } from './use-share-sale-store';

/** The longest time in milliseconds that a share waits for a lookup. A lookup usually takes a fraction of a second. */
const LONGEST_WAIT_MS = 3000;

interface Lookup {
  readonly screenshot: File;
  readonly choices: PreparedPictureOptions;
  readonly signal: AbortSignal;
}

interface Running extends Pick<PreparedPictureOptions, 'itemPart' | 'areas'> {
  readonly screenshot: File;
  readonly controller: AbortController;
  readonly settled: Promise<unknown>;
}

/**
 * Looks for items with the same picture whenever the picture that others will see changes. Waits until the item's part
 * is known. A failed lookup counts as no match. Returns a function whose promise resolves when the lookup has ended,
 * but at the latest after 3 seconds.
 */
export function useSamePictureLookup({ state, dispatch, getState }: ShareSaleStore) {
  const running = useRef<Running | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ screenshot, choices, signal }: Lookup) => {
      const hash = await hashOfPicture((await preparePicture(screenshot, choices)).file);
      return hash === null || signal.aborted ? [] : findSamePicture(hash, signal);
    },
    onSettled: (items, _error, { screenshot, signal }) => {
      if (!signal.aborted)
        dispatch({ type: 'samePictureFound', of: screenshot, items: items ?? [] });
    },
  });

  const look = ({ screenshot, itemPart, redaction, attempt }: Draft): Promise<unknown> => {
    const { areas } = redaction;
    const last = running.current;
    const isKnown =
      last?.screenshot === screenshot && last.itemPart === itemPart && last.areas === areas;
    if (last && isKnown) return last.settled;
    last?.controller.abort();
    running.current = null;
    // Makes no lookup if an earlier request may have created an item from this sale, because the lookup would find that
    // item. The idempotency key already prevents a second item.
    if (!screenshot || !itemPart || mayHaveArrived(attempt)) return Promise.resolve();
    const controller = new AbortController();
    const choices = { itemPart, areas, parts: null };
    const settled = mutateAsync({ screenshot, choices, signal: controller.signal }).catch(
      () => undefined,
    );
    running.current = { screenshot, itemPart, areas, controller, settled };
    return settled;
  };
  const lookNow = useEffectEvent(() => void look(getState().draft));
  const { screenshot, itemPart, redaction } = state.draft;
  useEffect(() => lookNow(), [screenshot, itemPart, redaction.areas]);
  useEffect(() => () => running.current?.controller.abort(), []);
  return async (): Promise<void> => {
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([look(getState().draft), late]);
    // Aborts a running lookup. Otherwise the lookup could find the item that the share creates.
    running.current?.controller.abort();
  };
}
