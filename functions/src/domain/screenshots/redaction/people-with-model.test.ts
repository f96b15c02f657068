import { expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { findPersonalInfo } from './find-personal-info';

const LINES: readonly TestPageLine[] = [
  [40, 40, 22, 'Messages'],
  [40, 100, 18, 'Oluwaseun Adeyemi'],
  [300, 100, 14, '2:14 PM'],
  [40, 126, 14, 'You: see you then'],
  [40, 180, 18, 'Marisol Vega'],
  [300, 180, 14, 'Yesterday'],
  [40, 206, 14, 'Is it still available?'],
];
const page = testPageOfLines(400, 800, LINES);
const NAME = { x: 40, y: 100, width: 240, height: 18 };

it('findPersonalInfo finds names in a list of chats with the trained model when no rule matches them', () => {
  expect(findPersonalInfo(page)).toMatchObject([
    { kind: 'name', isSuggested: false },
    { kind: 'name', isSuggested: false },
  ]);
});

it("findPersonalInfo suggests hiding a name, but does not hide it, when the name is the item's title", () => {
  const found = findPersonalInfo(page, [NAME]);
  expect(found.map(({ isSuggested }) => isSuggested)).toEqual([false, true]);
  expect(found[1]?.box.y).toBeLessThan(NAME.y);
});

it("findPersonalInfo does not hide a name when the name repeats the item's title", () => {
  const title = { x: 40, y: 600, width: 340, height: 24 };
  const repeated = testPageOfLines(400, 800, [...LINES, [40, 600, 24, 'Oluwaseun Adeyemi']]);
  const isHidden = (titles: Parameters<typeof findPersonalInfo>[1]) =>
    findPersonalInfo(repeated, titles).some(
      ({ box, isSuggested }) => !isSuggested && box.y < NAME.y && box.y > NAME.y - NAME.height,
    );
  expect(isHidden([])).toBe(true);
  expect(isHidden([title])).toBe(false);
});

it('findPersonalInfo suggests hiding a name, but does not hide it, when the model is unsure', () => {
  const unsure = testPageOfLines(400, 800, [
    [40, 40, 18, 'Comments'],
    [40, 240, 16, 'April Rivers'],
    [40, 270, 12, '2h Like Reply'],
  ]);
  expect(findPersonalInfo(unsure)).toMatchObject([{ kind: 'name', isSuggested: true }]);
});

it("findPersonalInfo does not hide the shop's handle when the page is about a purchase", () => {
  const purchase = testPageOfLines(400, 800, [
    [40, 100, 24, 'Order confirmed'],
    [40, 160, 18, 'Seller: @retro.finds88'],
    [40, 220, 24, 'Wool cardigan'],
    [40, 270, 24, '$45.00'],
    [40, 330, 18, 'Leave feedback'],
  ]);
  expect(findPersonalInfo(purchase).filter(({ isSuggested }) => !isSuggested)).toEqual([]);
});
