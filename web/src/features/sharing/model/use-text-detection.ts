import type { AutoExtract } from '@contract/schemas/extraction';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiError } from '@/services/api-error';
import { readItemList, readText } from '../api/read-screenshot';
import { initialDetection, nextDetection } from './detection';
import { croppedSelection, scaledForReading } from './screenshot-pixels';
import { isLargeEnough, type Rectangle } from './selection';

/** What was read off a screenshot while the page is open: opening the overlay again costs no reading. */
const readings = new WeakMap<File, AutoExtract>();

interface TextDetectionOptions {
  readonly screenshot: File;
  /** Told of each reading; `askedFor` where the member pressed for it. */
  readonly onReading: (reading: AutoExtract, askedFor: boolean) => void;
}

/** Runs the text detection overlay over a screenshot; what is still being read when it closes is given up. */
export function useTextDetection({ screenshot, onReading }: TextDetectionOptions) {
  const [state, dispatch] = useReducer(nextDetection, initialDetection);
  const running = useRef<AbortController | null>(null);

  const begin = useCallback((): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const arrived = (reading: AutoExtract, askedFor: boolean) => {
    readings.set(screenshot, reading);
    dispatch({ type: 'detected', reading });
    onReading(reading, askedFor);
  };

  const detect = async (askedFor: boolean) => {
    const signal = begin();
    dispatch({ type: 'started' });
    try {
      const reading = await readItemList(await scaledForReading(screenshot), signal);
      if (!signal.aborted) arrived(reading, askedFor);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', refusal: refusalOf(error) });
    }
  };

  const readPart = async (image: HTMLImageElement, selection: Rectangle) => {
    if (!isLargeEnough(selection)) return;
    const signal = begin();
    dispatch({ type: 'partSelected' });
    const text = await textOf(image, selection, signal);
    if (!signal.aborted) dispatch({ type: 'partRead', text });
  };

  const start = useEffectEvent(() => {
    const known = readings.get(screenshot);
    if (known) arrived(known, false);
    else void detect(false);
  });
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [screenshot]);

  return { state, dispatch, detect: () => void detect(true), readPart };
}

/** A reading that is not to be had for now is said; any other failure is silent (spec 1 §8). */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? error.serverMessage : null;

async function textOf(image: HTMLImageElement, selection: Rectangle, signal: AbortSignal) {
  try {
    const part = await croppedSelection(image, selection);
    return part ? await readText(part, signal) : '';
  } catch {
    return '';
  }
}
