import { autoExtractSchema, extractedTextSchema } from '@contract/schemas/extraction';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { createMember, type Member } from '../support/member';
import { drawnListing, pictureForm } from '../support/screenshots';

const TITLE = 'Hand thrown stoneware teapot';

const screenshot = (price: string) => drawnListing({ title: TITLE, price });

let member: Member;
beforeAll(async () => {
  member = await createMember({ username: null });
});

describe('recognising screenshots', () => {
  it("answers the listing's title and price with a confidence", async () => {
    const answer = await call('autoExtract', {
      as: member,
      raw: pictureForm(await screenshot('$34.50')),
    });
    expect(answer.status).toBe(200);
    const extracted = autoExtractSchema.parse(await answer.json());
    expect(extracted).toMatchObject({ title: TITLE, price: '34.50' });
    expect(extracted.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('answers the text of a crop on one line', async () => {
    const crop = await sharp(await screenshot('$34.50'))
      .extract({ left: 20, top: 755, width: 700, height: 130 })
      .png()
      .toBuffer();
    const answer = await call('extractText', {
      as: member,
      raw: pictureForm(crop, 'selection.png'),
    });
    expect(answer.status).toBe(200);
    const { text } = extractedTextSchema.parse(await answer.json());
    expect(text).toBe(`${TITLE} $34.50`);
  });

  it('answers two at once, each its own', async () => {
    const answers = await Promise.all(
      ['$18.00', '$77.25'].map(async (price) => {
        const answer = await call('autoExtract', {
          as: member,
          raw: pictureForm(await screenshot(price)),
        });
        return autoExtractSchema.parse(await answer.json()).price;
      }),
    );
    expect(answers).toEqual(['18.00', '77.25']);
  });

  it('answers empty fields for a picture without text', async () => {
    const blank = { width: 300, height: 200, channels: 3, background: '#888' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const answer = await call('autoExtract', { as: member, raw: pictureForm(picture) });
    expect(await answer.json()).toEqual({
      title: '',
      price: '',
      confidence: 0,
      personalInfo: [],
    });
  });
});

describe.each(['autoExtract', 'extractText'] as const)('%s', (name) => {
  it('refuses what is not an image', async () => {
    const raw = pictureForm(Buffer.from('just words'));
    const error = await readError(await call(name, { as: member, raw }));
    expect(error).toMatchObject({ status: 415, message: IMAGE_MESSAGES.unsupported });
  });

  it('refuses a form without an image', async () => {
    const raw = new FormData();
    raw.set('note', 'nothing here');
    const error = await readError(await call(name, { as: member, raw }));
    expect(error.status).toBe(400);
  });

  it('refuses who is not signed in', async () => {
    const raw = pictureForm(await screenshot('$1.00'));
    expect(await readError(await call(name, { raw }))).toMatchObject({ status: 401 });
  });
});
