import type { AutoExtract } from '@contract/schemas/extraction';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiError } from '@/services/api-error';
import { recogniseText } from '../api/recognise-screenshot';
import { extractScreenshot } from './extract-screenshot';
import { initialExtraction, nextExtraction } from './extraction';
import { croppedSelection } from './screenshot-pixels';
import { isLargeEnough, type Rectangle } from './selection';

interface ExtractionOptions {
  readonly screenshot: File;
  /** `askedFor` is true if the member pressed the button. */
  readonly onExtracted: (extraction: AutoExtract, askedFor: boolean) => void;
}

export function useExtraction({ screenshot, onExtracted }: ExtractionOptions) {
  const [state, dispatch] = useReducer(nextExtraction, initialExtraction);
  const running = useRef<AbortController | null>(null);

  const begin = useCallback((): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const arrived = (extraction: AutoExtract, askedFor: boolean) => {
    dispatch({ type: 'extracted', extraction });
    onExtracted(extraction, askedFor);
  };

  const extract = async (askedFor: boolean) => {
    const signal = begin();
    dispatch({ type: 'started' });
    try {
      const extraction = await extractScreenshot(screenshot, askedFor);
      if (!signal.aborted) arrived(extraction, askedFor);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', refusal: refusalOf(error) });
    }
  };

  const recognisePart = async (image: HTMLImageElement, selection: Rectangle) => {
    if (!isLargeEnough(selection)) return;
    const signal = begin();
    dispatch({ type: 'partSelected' });
    const text = await textOf(image, selection, signal);
    if (!signal.aborted) dispatch({ type: 'partRecognised', text });
  };

  const start = useEffectEvent(() => void extract(false));
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [screenshot]);

  return { state, dispatch, extract: () => void extract(true), recognisePart };
}

/** Only a 429 shows a message. Other failures just leave the fields empty. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? error.serverMessage : null;

async function textOf(image: HTMLImageElement, selection: Rectangle, signal: AbortSignal) {
  try {
    const part = await croppedSelection(image, selection);
    return part ? await recogniseText(part, signal) : '';
  } catch {
    return '';
  }
}
