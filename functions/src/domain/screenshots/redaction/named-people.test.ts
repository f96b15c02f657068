import { describe, expect, it } from 'vitest';
import { writtenPage, type WrittenLine } from '../written-page.test-support';
import { redactedText } from './redacted-text.test-support';

const page = (text: string) => {
  const lines: WrittenLine[] = [
    [40, 40, 24, 'Order details'],
    [40, 240, 34, 'Baby-G watch, clear jelly strap, boxed'],
    [40, 320, 30, '$42.00'],
    [40, 640, 24, text],
  ];
  return redactedText(writtenPage(900, 1600, lines));
};

describe('findPersonalInfo on common names', () => {
  it.each([
    ['Maria Quillmore', 'name Maria Quillmore'],
    ['MARIA LOPEZ', 'name MARIA LOPEZ'],
    ['José Ñandúo', 'name José Ñandúo'],
    ['Grace T.', 'name Grace T.'],
    ['Jessica · 2 items', 'name Jessica'],
    ['Order for Wexley Nguyen', 'name Wexley Nguyen'],
    ['Mrs. Lovelace Ramirez', 'name Mrs. Lovelace Ramirez'],
    ['jessica quillmore', 'name jessica quillmore'],
    ['jessica quillmore bought your item', 'name jessica quillmore'],
  ])('finds %s', (text, found) => {
    expect(page(text)).toEqual([found]);
  });

  it.each([
    ['a brand', 'Ralph Lauren'],
    ['a color', 'Violet'],
    ['a brand with its label', 'Brand: Sandra Roberts'],
    ['other words than the app uses', 'Sandra Roberts stoneware mug'],
    ['a weekday', 'Ship by Tuesday'],
    ['a product whose maker is named like a person', 'Martin Tenor Ukulele Hunter Watch'],
    ['a title with an abbreviation', 'Jessica LX Nightfall Edition'],
    ['a title in lower case', 'jessica simpson pumps'],
  ])('leaves %s visible', (_name, text) => {
    expect(page(text)).toEqual([]);
  });
});
