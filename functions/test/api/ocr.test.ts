import { autoExtractSchema, extractedTextSchema } from '@contract/schemas/ocr';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from './support/api';
import { createMember, type Member } from './support/member';

const TITLE = 'Hand thrown stoneware teapot';

/** A phone's screenshot of a sold listing, drawn. */
function screenshot(price: string): Promise<Buffer> {
  const line = (y: number, size: number, text: string, x = 40): string =>
    `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="1400">
    <rect width="780" height="1400" fill="#fff"/>
    <rect y="160" width="780" height="560" fill="#c9b8a0"/>
    <g font-family="sans-serif" fill="#222">
      ${line(70, 28, '9:41')}
      ${line(800, 36, TITLE)}
      ${line(870, 44, price)}
      ${line(925, 26, '+ $7.99 shipping')}
      ${line(1010, 30, 'This item is sold', 270)}
      ${line(1120, 32, 'Similar items')}
      ${line(1330, 26, 'Enamel kettle')}
      ${line(1370, 26, '$12.00')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function upload(bytes: Buffer, filename = 'screenshot.png'): FormData {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], filename, { type: 'image/png' }));
  return form;
}

let member: Member;
beforeAll(async () => {
  member = await createMember({ username: null });
});

describe('reading screenshots', () => {
  it("answers the listing's title and price with a confidence", async () => {
    const answer = await call('autoExtract', {
      as: member,
      raw: upload(await screenshot('$34.50')),
    });
    expect(answer.status).toBe(200);
    const listing = autoExtractSchema.parse(await answer.json());
    expect(listing).toMatchObject({ title: TITLE, price: '34.50' });
    expect(listing.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('answers the text of a crop on one line', async () => {
    const crop = await sharp(await screenshot('$34.50'))
      .extract({ left: 20, top: 755, width: 700, height: 130 })
      .png()
      .toBuffer();
    const answer = await call('extractText', { as: member, raw: upload(crop, 'selection.png') });
    expect(answer.status).toBe(200);
    const { text } = extractedTextSchema.parse(await answer.json());
    expect(text).toBe(`${TITLE} $34.50`);
  });

  it('answers two at once, each its own', async () => {
    const answers = await Promise.all(
      ['$18.00', '$77.25'].map(async (price) => {
        const answer = await call('autoExtract', {
          as: member,
          raw: upload(await screenshot(price)),
        });
        return autoExtractSchema.parse(await answer.json()).price;
      }),
    );
    expect(answers).toEqual(['18.00', '77.25']);
  });

  it('answers empty fields for a picture without text', async () => {
    const blank = { width: 300, height: 200, channels: 3, background: '#888' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const answer = await call('autoExtract', { as: member, raw: upload(picture) });
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
    const raw = upload(Buffer.from('just words'));
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
    const raw = upload(await screenshot('$1.00'));
    expect(await readError(await call(name, { raw }))).toMatchObject({ status: 401 });
  });
});
