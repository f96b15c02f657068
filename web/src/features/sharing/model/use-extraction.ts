import { pictureArea } from '@contract/rules/picture-area';
import { useEffect, useReducer, useRef } from 'react';
import { requestTextRecognition } from '../api/sharing-calls';
import {
  type ExtractedField,
  toSingleLine,
  initialExtractionState,
  nextExtractionState,
} from './extraction';
import { readingRefusalReason } from './extract-screenshot';
import { firstAmount } from './sale-reading';
import { cropSelection } from './screenshot-pixels';
import type { Rectangle } from './selection';
import { useShareSale } from './use-share-sale';

/**
 * Returns functions for the text step. They read the whole screenshot again, or only the area that the member selects
 * for title or price, and fill in the form with the result.
 */
export function useExtraction(screenshot: File) {
  const { isSharing, readAgain, keepSelection } = useShareSale();
  const [state, dispatch] = useReducer(nextExtractionState, initialExtractionState);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), [screenshot]);
  useEffect(() => {
    if (isSharing) dispatch({ type: 'dragStopped' });
  }, [isSharing]);

  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const extract = async () => {
    const signal = begin();
    dispatch({ type: 'started' });
    try {
      await readAgain(screenshot, signal);
      if (!signal.aborted) dispatch({ type: 'ended' });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', refusal: readingRefusalReason(error) });
    }
  };

  const recognisePart = async (
    field: ExtractedField,
    image: HTMLImageElement,
    selection: Rectangle,
  ) => {
    const signal = begin();
    dispatch({ type: 'partSelected' });
    const area = pictureArea(selection, { width: image.clientWidth, height: image.clientHeight });
    try {
      const part = await cropSelection(image, selection);
      const text = part ? toSingleLine(await requestTextRecognition(part, signal)) : '';
      if (signal.aborted) return;
      keepSelection(field, field === 'title' ? text : firstAmount(text), area);
      dispatch({ type: 'partRecognised' });
    } catch (error) {
      if (signal.aborted) return;
      // If the server refused the request and gave a reason, shows the reason. After any other failure, the selection
      // ends and the field keeps its text.
      const refusal = readingRefusalReason(error);
      dispatch(refusal === null ? { type: 'partRecognised' } : { type: 'partRefused', refusal });
    }
  };

  return {
    state,
    dispatch,
    extract: () => void extract(),
    recognisePart: (...part: Parameters<typeof recognisePart>) => void recognisePart(...part),
  };
}
