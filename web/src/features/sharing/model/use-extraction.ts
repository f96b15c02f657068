import type { AutoExtract } from '@contract/schemas/extraction';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { limitMessage } from '@/services/api-error';
import { recogniseText } from '../api/recognise-screenshot';
import { extractScreenshot } from './extract-screenshot';
import { type ExtractionEvent, initialExtraction, nextExtraction } from './extraction';
import { croppedSelection } from './screenshot-pixels';
import type { Rectangle } from './selection';

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
      if (!signal.aborted) dispatch({ type: 'failed', refusal: limitMessage(error) });
    }
  };

  const recognisePart = async (image: HTMLImageElement, selection: Rectangle) => {
    const signal = begin();
    dispatch({ type: 'partSelected' });
    const event = await recognisedPart(image, selection, signal);
    if (!signal.aborted) dispatch(event);
  };

  const start = useEffectEvent(() => void extract(false));
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [screenshot]);

  return { state, dispatch, extract: () => void extract(true), recognisePart };
}

/** Only a 429 shows a message. Other failures just leave the field empty. */
async function recognisedPart(
  image: HTMLImageElement,
  selection: Rectangle,
  signal: AbortSignal,
): Promise<ExtractionEvent> {
  try {
    const part = await croppedSelection(image, selection);
    return { type: 'partRecognised', text: part ? await recogniseText(part, signal) : '' };
  } catch (error) {
    const refusal = limitMessage(error);
    return refusal === null
      ? { type: 'partRecognised', text: '' }
      : { type: 'partRefused', refusal };
  }
}
