import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import type { RecognizedPage } from '../layout/recognized-page';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';

const card = (...lines: readonly string[]): RecognizedPage =>
  testPageOfLines(1000, 1000, [
    ...lines.map((text, row): TestPageLine => [40, 300 + 50 * row, 26, text]),
    [40, 300 + 50 * lines.length, 32, '$30.00'],
  ]);

describe('the title that extractSale returns', () => {
  it.each([
    ['Merino wool cardigan - Made', 'to Order, Set of 2'],
    ['Merino wool cardigan', '- like new'],
    ['Merino wool cardigan, works', 'great (2)'],
    ['Merino wool cardigan', '(no belt)'],
  ])('the title consists of the two lines %j and %j', (first, second) => {
    expect(extractSale(card(first, second)).title).toBe(`${first} ${second}`);
  });

  it.each([
    'Custom label (SKU): B69-806',
    'Waco, TX · 2 miles away',
    'from United States',
    'KilnAndFern ... (2,937)',
    'wren.collects 99.8% (3.3K)',
  ])('the title does not contain the line %j', (line) => {
    expect(extractSale(card('Merino wool cardigan', line)).title).toBe('Merino wool cardigan');
  });

  it('the title excludes the name of a shop when a rating is beside the name', () => {
    const page = card('Merino wool cardigan', 'Kilnandfern');
    const rating = testPageOfLines(1000, 1000, [[420, 350, 26, '(3.696)']]);
    const words = [...page.words, ...rating.words];
    expect(extractSale({ ...page, words }).title).toBe('Merino wool cardigan');
  });

  it('the title includes a line even when the box of the line is too tall', () => {
    const page = card('Merino wool cardigan', 'Fisherman Green');
    const words = page.words.map((word) =>
      /Fisherman|Green/.test(word.text)
        ? { ...word, box: { ...word.box, height: 1.5 * word.box.height } }
        : word,
    );
    expect(extractSale({ ...page, words }).title).toBe('Merino wool cardigan Fisherman Green');
  });

  it('the sale has a lower confidence when the last line of the title ends in a dash', () => {
    expect(extractSale(card('Merino wool cardigan -')).confidence).toBeLessThan(0.8);
    expect(extractSale(card('Merino wool cardigan')).confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('the sale does not have a lower confidence when menu dots are beside the title', () => {
    const page = card('Merino wool cardigan');
    const dots = { text: 'see', confidence: 0.45, box: { x: 480, y: 308, width: 40, height: 8 } };
    const read = extractSale({ ...page, words: [...page.words, dots] });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
  });
});

describe('the title that extractSale returns for an order page', () => {
  it('the title is the text beside the price of the item, not a text near the total at the top', () => {
    const page = testPageOfLines(860, 1864, [
      [32, 217, 19, '#6938856484'],
      [33, 258, 39, '$119.39'],
      [34, 415, 17, 'SHIPS TO'],
      [34, 450, 22, 'Anselm Pike'],
      [34, 488, 20, '1502 Kiln Road'],
      [33, 528, 22, 'Cedar Notch, NH 48049'],
      [180, 662, 20, 'Rayon swing dress in navy'],
      [720, 662, 20, '$102.95'],
      [180, 700, 20, 'with white piping'],
      [33, 828, 20, 'Shipping'],
      [758, 828, 19, '$8.20'],
      [33, 884, 20, 'Tax paid by buyer'],
      [758, 884, 19, '$8.24'],
    ]);
    const read = extractSale(page);
    expect(read).toMatchObject({
      title: 'Rayon swing dress in navy with white piping',
      price: '102.95',
    });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('the title is returned together with the amount labelled "Price", not with the amount for shipping', () => {
    const page = testPageOfLines(860, 1704, [
      [213, 372, 22, 'Felted winter boots wheat'],
      [657, 621, 24, '$39.00'],
      [34, 624, 22, 'Price'],
      [676, 679, 24, '$8.20'],
      [34, 682, 23, 'Buyer paid shipping'],
    ]);
    const read = extractSale(page);
    expect(read).toMatchObject({ title: 'Felted winter boots wheat', price: '39.00' });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
  });
});
