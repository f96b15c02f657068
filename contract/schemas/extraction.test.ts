import { expect, it } from 'vitest';
import { autoExtractSchema } from './extraction';

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const EARLIER = {
  title: '',
  price: '',
  confidence: 0,
  personalInfo: [{ kind: 'name', area }],
  fees: [],
  cover: null,
  focus: null,
  itemPart: null,
  isHardToRead: false,
};

it('autoExtractSchema parses a response without suggested areas and cover options, as an earlier server sends it', () => {
  expect(autoExtractSchema.parse(EARLIER)).toMatchObject({
    personalInfo: [{ kind: 'name', area, isSuggested: false }],
    coverOptions: [],
  });
});

it('autoExtractSchema parses the response of a later server and drops unknown fields', () => {
  const later = { ...EARLIER, coverOptions: [area], isNew: true };
  const personalInfo = [{ kind: 'name', area, isSuggested: true, isNew: true }];
  const read = autoExtractSchema.parse({ ...later, personalInfo });
  expect(read).not.toHaveProperty('isNew');
  expect(read.personalInfo).toEqual([{ kind: 'name', area, isSuggested: true }]);
});
