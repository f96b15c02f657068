import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error';
import {
  BLANK_RESPONSE,
  REFUSED_RESPONSE,
  SOLD_ROW_RESPONSE,
} from './vision-responses.test-support';
import { createVisionRecognition, type AnnotateText } from './vision-recognition';

const PICTURE = { width: 1, height: 1, data: Buffer.alloc(3) };
const TIMEOUT_MS = 5000;
const recognizing = (response: Awaited<ReturnType<AnnotateText>>) =>
  createVisionRecognition({
    timeoutMs: TIMEOUT_MS,
    annotateText: () => Promise.resolve(response),
  }).recognize(PICTURE, 'screenshot');

describe('Vision recognition', () => {
  it('joins words that Vision splits at punctuation, and ends a word when Vision reports a break', async () => {
    const { words } = await recognizing(SOLD_ROW_RESPONSE);
    expect(words.map(({ text }) => text)).toEqual([
      'Snap-T',
      'fleece',
      '$34.99',
      '+',
      '$5',
      'shipping',
    ]);
  });

  it('returns a joined word with the box around its pieces, and with the lowest confidence of the pieces', async () => {
    const { words } = await recognizing(SOLD_ROW_RESPONSE);
    expect(words[2]).toEqual({
      text: '$34.99',
      confidence: 0.91,
      box: { x: 4, y: 50, width: 76, height: 26 },
    });
  });

  it('treats missing coordinates as 0', async () => {
    const { words, width, height } = await recognizing(SOLD_ROW_RESPONSE);
    expect(words[0]?.box).toEqual({ x: 0, y: 0, width: 82, height: 24 });
    expect({ width, height }).toEqual({ width: 400, height: 120 });
  });

  it('returns no words when there is no text', async () => {
    expect((await recognizing(BLANK_RESPONSE)).words).toEqual([]);
  });

  it('throws unavailable when Vision returns an error status, or when the call to Vision fails', async () => {
    await expect(recognizing(REFUSED_RESPONSE)).rejects.toMatchObject({ code: 'unavailable' });
    const offline = createVisionRecognition({
      timeoutMs: TIMEOUT_MS,
      annotateText: () => Promise.reject(new Error('14 UNAVAILABLE')),
    });
    const failure = await offline.recognize(PICTURE, 'screenshot').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({
      code: 'unavailable',
      status: 503,
      message: RECOGNITION_MESSAGES.unavailable,
    });
  });

  it('throws unavailable when Vision times out', async () => {
    vi.useFakeTimers();
    const annotateText = vi.fn<AnnotateText>(() => new Promise(() => {}));
    const silent = createVisionRecognition({ timeoutMs: TIMEOUT_MS, annotateText });
    const refused = expect(silent.recognize(PICTURE, 'screenshot')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.waitFor(() => expect(annotateText).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await refused;
    vi.useRealTimers();
  });
});
