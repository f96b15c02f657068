import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readListing, readText } from '../api/read-screenshot';
import { initialDetection, nextDetection } from './detection';
import { croppedSelection, scaledForReading } from './screenshot-pixels';
import { isLargeEnough, type Rectangle } from './selection';

/** Runs the text detection overlay over a screenshot; what is still being read when it closes is given up. */
export function useTextDetection(screenshot: File) {
  const [state, dispatch] = useReducer(nextDetection, initialDetection);
  const running = useRef<AbortController | null>(null);

  const begin = useCallback((): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const detect = useCallback(async () => {
    const signal = begin();
    dispatch({ type: 'started' });
    try {
      const reading = await readListing(await scaledForReading(screenshot), signal);
      if (!signal.aborted) dispatch({ type: 'detected', reading });
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed' });
    }
  }, [begin, screenshot]);

  const readPart = async (image: HTMLImageElement, selection: Rectangle) => {
    if (!isLargeEnough(selection)) return;
    const signal = begin();
    dispatch({ type: 'partSelected' });
    const text = await textOf(image, selection, signal);
    if (!signal.aborted) dispatch({ type: 'partRead', text });
  };

  useEffect(() => {
    void detect();
    return () => running.current?.abort();
  }, [detect]);

  return { state, dispatch, detect, readPart };
}

async function textOf(image: HTMLImageElement, selection: Rectangle, signal: AbortSignal) {
  try {
    const part = await croppedSelection(image, selection);
    return part ? await readText(part, signal) : '';
  } catch {
    return '';
  }
}
