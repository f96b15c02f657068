import { autoExtractSchema, extractedTextSchema } from '@contract/schemas/extraction';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { createMember, type Member } from '../support/member';
import { drawListingScreenshot, pictureForm } from '../support/screenshots';

const TITLE = 'Hand thrown stoneware teapot';

const screenshot = (price: string) => drawListingScreenshot({ title: TITLE, price });

let member: Member;
beforeAll(async () => {
  member = await createMember({ username: null });
});

describe('a recognition', () => {
  it('returns title, price and confidence, and an item part without the clock above the item and the similar items below it', async () => {
    const response = await call('autoExtract', {
      as: member,
      raw: pictureForm(await screenshot('$34.50')),
    });
    expect(response.status).toBe(200);
    const read = autoExtractSchema.parse(await response.json());
    expect(read).toMatchObject({ title: TITLE, price: '34.50' });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
    const { itemPart, titleArea, priceArea, isHardToRead } = read;
    expect(itemPart).toHaveLength(1);
    const { y = 1, height = 0 } = itemPart?.[0] ?? {};
    const clockBottom = 70;
    const titleTop = 774;
    const priceBottom = 870;
    const similarItemsTop = 1095;
    expect(1400 * y).toBeGreaterThan(clockBottom);
    expect(1400 * y).toBeLessThan(titleTop);
    expect(1400 * (y + height)).toBeGreaterThanOrEqual(priceBottom);
    expect(1400 * (y + height)).toBeLessThan(similarItemsTop);
    expect(isHardToRead).toBe(false);
    expect(Math.abs(1400 * (titleArea?.y ?? 0) - titleTop)).toBeLessThan(20);
    const { y: priceTop = 0, height: priceHeight = 0 } = priceArea ?? {};
    expect(Math.abs(1400 * (priceTop + priceHeight) - priceBottom)).toBeLessThan(20);
  });

  it('returns several lines of text in a cropped picture as one line', async () => {
    const crop = await sharp(await screenshot('$34.50'))
      .extract({ left: 20, top: 755, width: 700, height: 130 })
      .png()
      .toBuffer();
    const response = await call('extractText', {
      as: member,
      raw: pictureForm(crop, 'selection.png'),
    });
    expect(response.status).toBe(200);
    const { text } = extractedTextSchema.parse(await response.json());
    expect(text).toBe(`${TITLE} $34.50`);
  });

  it('reads the right price from the picture of each of two parallel requests', async () => {
    const responses = await Promise.all(
      ['$18.00', '$77.25'].map(async (price) => {
        const response = await call('autoExtract', {
          as: member,
          raw: pictureForm(await screenshot(price)),
        });
        return autoExtractSchema.parse(await response.json()).price;
      }),
    );
    expect(responses).toEqual(['18.00', '77.25']);
  });

  it('returns empty fields when the picture has no text', async () => {
    const blank = { width: 300, height: 200, channels: 3, background: '#888' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const response = await call('autoExtract', { as: member, raw: pictureForm(picture) });
    expect(await response.json()).toEqual({
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
});

describe.each(['autoExtract', 'extractText'] as const)('the call %s', (name) => {
  it('returns 415 when the file is not an image', async () => {
    const raw = pictureForm(Buffer.from('just words'));
    const error = await readError(await call(name, { as: member, raw }));
    expect(error).toMatchObject({ status: 415, message: IMAGE_MESSAGES.unsupported });
  });

  it('returns 400 when the form has no image', async () => {
    const raw = new FormData();
    raw.set('note', 'nothing here');
    const error = await readError(await call(name, { as: member, raw }));
    expect(error.status).toBe(400);
  });
});
