import { describe, expect, it } from 'vitest';
import { CONFIDENCE_MEDIUM, RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { MAX_PAGE_WORDS } from '../../domain/screenshots/layout/bounded-page';
import { testPageOfLines } from '../../domain/screenshots/test-page.test-support';
import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';
import type { RecognitionLayout } from '../../gateways/text-recognition/text-recognition';
import { createScreenshotRecognition } from './screenshot-recognition';

const UPLOAD = Buffer.from('an upload');
const ONE_COLOR = { width: 40, height: 80, data: new Uint8Array(3 * 40 * 80) };
const BLANK_PAGE = testPageOfLines(400, 800, []);

interface Fakes {
  readonly refusedAt?: string;
  readonly now?: () => Date;
  /** Whether the member has recognitions left today. */
  readonly wasLeft?: boolean;
}

/** Creates a recognition that records its steps. The step `refusedAt` rejects. */
function recognitionOf(
  page: RecognizedPage,
  { refusedAt, now = () => new Date(0), wasLeft = true }: Fakes = {},
) {
  const layouts: RecognitionLayout[] = [];
  const steps: string[] = [];
  const step = (name: string) => {
    steps.push(name);
    return name === refusedAt ? Promise.reject(new Error(`refused: ${name}`)) : Promise.resolve();
  };
  const prepare = async () => {
    await step('prepare');
    return { ...ONE_COLOR, width: page.width, height: page.height };
  };
  const recognition = createScreenshotRecognition({
    images: { screenshot: prepare, crop: prepare, smallCopy: async () => ONE_COLOR },
    textRecognition: {
      warmUp: () => undefined,
      recognize: async (_image, layout) => {
        await step('recognize');
        layouts.push(layout);
        return page;
      },
      lookAgain: async (_image, first) => {
        await step('look again');
        return first;
      },
      readAgain: async () => [],
    },
    queue: { run: (work) => step('queue').then(work) },
    allowance: {
      spend: (uid, recognize) => step(`count ${uid}`).then(recognize),
      spendIfLeft: async (uid, recognize) => {
        await step(`count ${uid}`);
        return { result: await recognize(), wasLeft };
      },
    },
    budgetMs: 1000,
    now,
  });
  return { recognition, layouts, steps };
}

describe('screenshot recognition', () => {
  it('returns empty fields with confidence 0 when there is no text', async () => {
    const { recognition } = recognitionOf(BLANK_PAGE);
    expect(await recognition.autoExtract('member', UPLOAD)).toEqual({
      title: '',
      price: '',
      confidence: 0,
      personalInfo: [],
      fees: [],
      cover: null,
      coverOptions: [],
      focus: null,
      itemPart: null,
      isHardToRead: false,
    });
  });

  it('returns personal information and fees, but no suggestion when the member has no recognitions left', async () => {
    const page = testPageOfLines(400, 800, [
      [20, 40, 20, 'Order details'],
      [20, 100, 24, 'Stoneware teapot'],
      [20, 150, 20, 'Sold for $34.99 on eBay'],
      [20, 300, 20, 'Sold to Jane Doe'],
      [20, 360, 20, 'Payout: $30.10'],
    ]);
    const left = await recognitionOf(page).recognition.autoExtract('member', UPLOAD);
    expect(left).toMatchObject({ title: 'Stoneware teapot', price: '34.99', platform: 'ebay' });
    expect(left).not.toHaveProperty('isCheckOnly');
    const { recognition } = recognitionOf(page, { wasLeft: false });
    const { personalInfo, fees, cover, coverOptions, focus, itemPart, isHardToRead } = left;
    expect(personalInfo).toMatchObject([{ kind: 'name', isSuggested: false }]);
    expect(fees.map(({ kind }) => kind)).toEqual(['payout']);
    expect(itemPart).toHaveLength(1);
    expect(await recognition.autoExtract('member', UPLOAD)).toEqual({
      title: '',
      price: '',
      confidence: 0,
      isCheckOnly: true,
      personalInfo,
      fees,
      cover,
      coverOptions,
      focus,
      itemPart,
      isHardToRead,
    });
  });

  it('returns no item part when title and price are unsure', async () => {
    const { recognition } = recognitionOf(
      testPageOfLines(400, 800, [[20, 40, 20, 'Stoneware teapot']]),
    );
    const { confidence, itemPart } = await recognition.autoExtract('member', UPLOAD);
    expect(confidence).toBeLessThan(CONFIDENCE_MEDIUM);
    expect(itemPart).toBeNull();
  });

  it('returns that the picture is hard to read when its letters are faint', async () => {
    const page = testPageOfLines(400, 800, [[20, 40, 20, 'Stoneware teapot']]);
    const ink = { contrast: 0.3, stroke: 0.2, density: 0.25, saturation: 0, warmth: 0 };
    const faint = { ...page, words: page.words.map((word) => ({ ...word, ink })) };
    const { recognition } = recognitionOf(faint);
    expect((await recognition.autoExtract('member', UPLOAD)).isHardToRead).toBe(true);
  });

  it('returns the text of a crop in reading order when the engine returns another order', async () => {
    const page = testPageOfLines(500, 200, [
      [20, 90, 24, 'Gray/Orange'],
      [320, 22, 24, 'Pullover'],
      [20, 20, 24, 'Synchilla fleece'],
    ]);
    const { recognition, layouts } = recognitionOf(page);
    expect(await recognition.extractText('member', UPLOAD)).toBe(
      'Synchilla fleece Pullover Gray/Orange',
    );
    expect(layouts).toEqual(['block']);
  });

  it('recognizes the text of a wide, low crop as a single line', async () => {
    const { recognition, layouts } = recognitionOf(
      testPageOfLines(900, 60, [[20, 16, 24, '$34.99']]),
    );
    expect(await recognition.extractText('member', UPLOAD)).toBe('$34.99');
    expect(layouts).toEqual(['line']);
  });
});

it('extractText uses only the 2,000 words at the top of a page', async () => {
  const lines = Array.from({ length: MAX_PAGE_WORDS + 1 }, (_, n) => MAX_PAGE_WORDS + 1 - n);
  const page = testPageOfLines(
    400,
    60_000,
    lines.map((n) => [20, 20 * n, 12, `line${String(n)}`] as const),
  );
  const text = await recognitionOf(page).recognition.extractText('member', UPLOAD);
  expect(text.split(' ')).toEqual(
    lines
      .toReversed()
      .slice(0, -1)
      .map((n) => `line${String(n)}`),
  );
});

describe.each(['autoExtract', 'extractText'] as const)('the call %s', (call) => {
  it('waits in the queue, prepares the picture, counts the recognition, and then recognizes the picture', async () => {
    const { recognition, steps } = recognitionOf(BLANK_PAGE);
    await recognition[call]('member', UPLOAD);
    const looks = call === 'autoExtract' ? ['recognize', 'look again'] : ['recognize'];
    expect(steps).toEqual(['queue', 'prepare', 'count member', ...looks]);
  });

  it('starts no recognition when preparing the picture has used up the time', async () => {
    let time = 0;
    const { recognition, steps } = recognitionOf(BLANK_PAGE, {
      now: () => {
        time += 400;
        return new Date(time);
      },
    });
    await expect(recognition[call]('member', UPLOAD)).rejects.toMatchObject({
      code: 'unavailable',
      message: RECOGNITION_MESSAGES.unavailable,
    });
    expect(steps).not.toContain('recognize');
  });

  it.each([
    ['queue', ['queue']],
    ['prepare', ['queue', 'prepare']],
    ['count member', ['queue', 'prepare', 'count member']],
  ])("stops when the step '%s' fails", async (refusedAt, expected) => {
    const { recognition, steps } = recognitionOf(BLANK_PAGE, { refusedAt });
    await expect(recognition[call]('member', UPLOAD)).rejects.toThrow(`refused: ${refusedAt}`);
    expect(steps).toEqual(expected);
  });
});
