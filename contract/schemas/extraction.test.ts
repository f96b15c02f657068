import { expect, it } from 'vitest';
import { autoExtractSchema } from './extraction';

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const EARLIER = {
  ...{ title: '', price: '', confidence: 0, personalInfo: [{ kind: 'name', area }], fees: [] },
  ...{ cover: null, focus: null, itemPart: null, isHardToRead: false },
};

it('reads the answer of an earlier server, which hides all that it finds and offers no frames', () => {
  expect(autoExtractSchema.parse(EARLIER)).toMatchObject({
    personalInfo: [{ kind: 'name', area, isSuggested: false }],
    coverOptions: [],
  });
});

it('reads the answer of a later server, and drops what it does not know', () => {
  const later = { ...EARLIER, coverOptions: [area], isNew: true };
  const personalInfo = [{ kind: 'name', area, isSuggested: true, isNew: true }];
  const read = autoExtractSchema.parse({ ...later, personalInfo });
  expect(read).not.toHaveProperty('isNew');
  expect(read.personalInfo).toEqual([{ kind: 'name', area, isSuggested: true }]);
});
