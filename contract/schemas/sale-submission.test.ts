import { describe, expect, it } from 'vitest';
import { SALE_MESSAGES, saleSubmissionSchema } from './sale-submission';

const find = { title: ' Vintage tee ', soldPrice: '24.5', isOwnSale: 'false', platform: 'depop' };

function problems(input: Record<string, unknown>) {
  const result = saleSubmissionSchema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

describe('saleSubmissionSchema', () => {
  it("trims text, parses the texts 'true' and 'false', and drops blank optional fields", () => {
    expect(
      saleSubmissionSchema.parse({ ...find, comment: '  ', soldDate: '', purchasePrice: '' }),
    ).toEqual({ title: 'Vintage tee', soldPrice: '24.5', isOwnSale: false, platform: 'depop' });
  });

  it('accepts a boolean isOwnSale, and returns a find on eBay when isOwnSale and platform are missing', () => {
    expect(saleSubmissionSchema.parse({ title: 'Tee', soldPrice: '1' })).toMatchObject({
      platform: 'ebay',
      isOwnSale: false,
    });
    expect(saleSubmissionSchema.parse({ ...find, isOwnSale: false }).isOwnSale).toBe(false);
  });

  it.each([undefined, '', '0', '0.00', 'free', '-3', '0.004', '20 USD'])(
    'rejects %j as sold price',
    (soldPrice) => {
      expect(problems({ ...find, soldPrice })).toEqual([['soldPrice', SALE_MESSAGES.soldPrice]]);
    },
  );

  it.each(['$20', '1,200', '12,50', '12.345'])('accepts %j as sold price', (soldPrice) => {
    expect(problems({ ...find, soldPrice })).toEqual([]);
  });

  it('rejects a missing, blank or too long title', () => {
    expect(problems({ ...find, title: '   ' })).toEqual([['title', SALE_MESSAGES.titleRequired]]);
    expect(problems({ soldPrice: '1' })).toEqual([['title', SALE_MESSAGES.titleRequired]]);
    expect(problems({ ...find, title: 'x'.repeat(201) })).toEqual([
      ['title', SALE_MESSAGES.titleLong],
    ]);
  });

  it('rejects a title without a visible character', () => {
    for (const title of ['\u200b\u200d', '\0', '\u2800', '\u202e'])
      expect(problems({ ...find, title })).toEqual([['title', SALE_MESSAGES.titleRequired]]);
  });

  it('accepts a comment of 2,000 characters and rejects a longer one', () => {
    const commentOf = (length: number) =>
      saleSubmissionSchema.safeParse({ ...find, comment: 'x'.repeat(length) });
    expect(commentOf(2000).data?.comment).toHaveLength(2000);
    expect(commentOf(2001).error?.issues[0]?.message).toBe(
      'Comment can be at most 2,000 characters long',
    );
  });

  it('removes control and bidirectional characters, and replaces line breaks with spaces except in the comment', () => {
    const sale = { ...find, title: 'Brass\u202e\nowl', comment: 'One\r\n\0two\u2066 👩\u200d👧' };
    expect(saleSubmissionSchema.parse(sale)).toMatchObject({
      title: 'Brass owl',
      comment: 'One\ntwo 👩\u200d👧',
    });
    expect(saleSubmissionSchema.parse({ ...sale, comment: '\u2800' }).comment).toBeUndefined();
  });

  it('requires purchase price and source location for an own sale, and accepts a purchase price of 0', () => {
    expect(problems({ ...find, isOwnSale: 'true' })).toEqual([
      ['purchasePrice', SALE_MESSAGES.purchasePriceRequired],
      ['sourceLocation', SALE_MESSAGES.sourceRequired],
    ]);
    const own = { ...find, isOwnSale: true, purchasePrice: '0', sourceLocation: 'Thrift Store' };
    expect(problems(own)).toEqual([]);
    expect(problems({ ...own, purchasePrice: '-1' })).toEqual([
      ['purchasePrice', SALE_MESSAGES.purchasePrice],
    ]);
  });

  it('rejects a sold date that does not exist, or that is in the future in all time zones', () => {
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect(problems({ ...find, soldDate: '2026-02-30' })).toEqual([
      ['soldDate', SALE_MESSAGES.soldDate],
    ]);
    expect(problems({ ...find, soldDate: inDays(2) })).toEqual([
      ['soldDate', SALE_MESSAGES.soldDateFuture],
    ]);
    expect(problems({ ...find, soldDate: inDays(0) })).toEqual([]);
  });

  it('rejects unknown fields', () => {
    expect(problems({ ...find, ownerId: 'someone' })).toHaveLength(1);
  });
});
