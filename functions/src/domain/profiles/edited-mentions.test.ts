import { expect, it } from 'vitest';
import { editedMentions } from './edited-mentions';

const ann = { userId: 'uid-ann', username: 'Ann_Sells' };
const tom = { userId: 'uid-tom', username: 'tom' };

it('editedMentions returns the mentioned members in the order of the text', () => {
  expect(editedMentions('@tom and @ann_sells', [ann], [tom])).toEqual([tom, ann]);
  expect(editedMentions('@tom', [ann], [tom])).toEqual([tom]);
  expect(editedMentions('nobody, @unknown', [ann, tom], [])).toEqual([]);
});

it('editedMentions keeps the stored member of a mention when the name now belongs to another member or to nobody', () => {
  const newAnn = { userId: 'uid-new', username: 'ann_sells' };
  expect(editedMentions('Hi @ann_sells', [ann], [newAnn])).toEqual([ann]);
  expect(editedMentions('Hi @ann_sells', [ann], [])).toEqual([ann]);
});
