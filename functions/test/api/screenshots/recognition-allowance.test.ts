import { DAY_MS } from '@contract/rules/durations';
import { RECOGNITIONS_PER_DAY } from '../../../src/lib/config';
import { autoExtractSchema, RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSmallPng } from '../../support/small-png';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { drawListingScreenshot, pictureForm } from '../support/screenshots';

type RecognitionCall = 'autoExtract' | 'extractText';

/** Reads the counts of today and tomorrow (UTC), in case the test runs over midnight. */
const countsOf = ({ uid }: Member) =>
  [0, DAY_MS].map((later) => {
    const day = new Date(Date.now() + later).toISOString().slice(0, 10);
    return db.doc(`users/${uid}/usage/recognitions-${day}`);
  });

const useUp = (member: Member, recognitions: number) =>
  Promise.all(countsOf(member).map((count) => count.set({ recognitions })));

async function recognitionsOf(member: Member): Promise<number> {
  const counts = await db.getAll(...countsOf(member));
  return counts.reduce((sum, count) => sum + Number(count.get('recognitions') ?? 0), 0);
}

const recognize = async (as: Member, name: RecognitionCall = 'autoExtract', picture?: Buffer) =>
  call(name, { as, raw: pictureForm(picture ?? (await createSmallPng())) });

describe('the recognition allowance', () => {
  it('lets a free member use extractText 30 times a day, and then makes it return 429', async () => {
    const member = await createMember({ username: null });
    await useUp(member, RECOGNITIONS_PER_DAY.free - 1);
    expect((await recognize(member, 'extractText')).status).toBe(200);
    await useUp(member, RECOGNITIONS_PER_DAY.free);
    const refused = await recognize(member, 'extractText');
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(DAY_MS / 1000);
    expect(await readError(refused)).toMatchObject({
      status: 429,
      code: 'recognitions_exhausted',
      message: RECOGNITION_MESSAGES.exhausted,
    });
  });

  it('lets a premium member use extractText 300 times a day, and then makes it return 429', async () => {
    const member = await createMember({ username: null, premium: true });
    await useUp(member, RECOGNITIONS_PER_DAY.premium - 1);
    expect((await recognize(member, 'extractText')).status).toBe(200);
    await useUp(member, RECOGNITIONS_PER_DAY.premium);
    expect(await readError(await recognize(member, 'extractText'))).toMatchObject({
      code: 'recognitions_exhausted',
    });
  });

  it("makes autoExtract find personal information and the item's part, but no title or price, after the last recognition of the day", async () => {
    const member = await createMember({ username: null });
    const picture = await drawListingScreenshot({ title: 'Sold to Jane Doe', price: '$34.50' });
    await useUp(member, RECOGNITIONS_PER_DAY.free - 1);
    const last = autoExtractSchema.parse(
      await (await recognize(member, 'autoExtract', picture)).json(),
    );
    expect(last).toMatchObject({ price: '34.50', personalInfo: [{ kind: 'name' }] });
    const responses = [
      await recognize(member, 'autoExtract', picture),
      await recognize(member, 'autoExtract', picture),
    ];
    const { personalInfo, fees, cover, coverOptions, focus, itemPart, isHardToRead } = last;
    for (const response of responses)
      expect(await response.json()).toEqual({
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
    // `recognitionsOf` adds up the counts of today and tomorrow. `useUp` has used all but one recognition of each day,
    // and this test has used one more.
    expect(await recognitionsOf(member)).toBe(2 * RECOGNITIONS_PER_DAY.free - 1);
  });

  it('counts each picture that extractText or autoExtract has recognized, but no file that they reject', async () => {
    const member = await createMember({ username: null });
    expect((await recognize(member, 'autoExtract')).status).toBe(200);
    expect((await recognize(member, 'extractText')).status).toBe(200);
    expect((await recognize(member, 'extractText', Buffer.from('just words'))).status).toBe(415);
    expect(await recognitionsOf(member)).toBe(2);
  });
});

it("a recognition that gets a 429 because the queue is full does not count toward the member's allowance", async () => {
  const member = await createMember({ username: null });
  // The recognition of this small picture takes half as long as that of a whole screenshot. This is still long enough
  // for all requests to arrive before it ends.
  const picture = await sharp(
    await drawListingScreenshot({ title: 'Stoneware teapot', price: '$34.50' }),
  )
    .resize(390)
    .png()
    .toBuffer();
  const responses = await Promise.all(
    Array.from({ length: RECOGNITIONS_PER_DAY.free }, () =>
      recognize(member, 'autoExtract', picture),
    ),
  );
  const served = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status !== 200);
  expect(served.length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await readError(response)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: RECOGNITION_MESSAGES.busy,
    });
  }
  expect(await recognitionsOf(member)).toBe(served.length);
  expect((await recognize(member)).status).toBe(200);
});
