import { expect, test } from 'vitest';
import { shortenPageSnapshot } from './page-snapshot';

test('shortenPageSnapshot keeps only the first entry of each list, and removes URLs and marks of elements (`[ref=…]`)', () => {
  const page = [
    '- list [ref=e1]:',
    '  - listitem [ref=e2]:',
    '    - link "Brass lamp" [ref=e3] [cursor=pointer]:',
    '      - /url: /item/1',
    '    - list [ref=e4]:',
    '      - listitem [ref=e5]: Lamps',
    '      - listitem [ref=e6]: Brass',
    '  - listitem [ref=e7]:',
    '    - list [ref=e8]:',
    '      - listitem [ref=e9]: Bowls',
    '- button "You" [active] [ref=e10]',
    '- list [ref=e11]:',
    '  - listitem [ref=e12]: Home',
  ];
  expect(shortenPageSnapshot(page.join('\n')).split('\n')).toEqual([
    '- list:',
    '  - listitem:',
    '    - link "Brass lamp":',
    '    - list:',
    '      - listitem: Lamps',
    '      - … 1 more',
    '  - … 1 more',
    '- button "You" [active]',
    '- list:',
    '  - listitem: Home',
  ]);
});
