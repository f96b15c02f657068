import { parseCents } from '@contract/schemas/money';
import { expect, it } from 'vitest';
import { createJsonLogger } from '../../src/lib/json-logger';
import { createTimedWork, isCpuTimeRatioBelow } from './support/cpu-time';

const log = createJsonLogger(() => undefined);

const PARTS = ['1', '1,', ',111', '.', '$', ' '];
const longPrice = (part: string, length: number) => `${part.repeat(length / part.length)}x`;

const parsePrices = (length: number) => {
  for (const part of PARTS) parseCents(longPrice(part, length));
};

const WORK: readonly (readonly [string, number, (length: number) => void])[] = [
  [
    'log a text with many letters',
    4000,
    (length) => log.error('failed', { text: 'a'.repeat(length) }),
  ],
  [
    'log a text with many @',
    8000,
    (length) => log.error('failed', { text: 'a@'.repeat(length / 2) }),
  ],
  [
    'log a text with many dots after an @',
    4000,
    (length) => log.error('failed', { text: `a@${'a.'.repeat(length / 2)}` }),
  ],
  ['parse prices with many digits, separators, signs or spaces', 8000, parsePrices],
];

it.each(WORK)(
  'the time to %s grows with the length of the text, not with the square of the length',
  async (_what, length, run) => {
    const shorter = createTimedWork(() => run(length));
    const longer = createTimedWork(() => run(8 * length));
    // Eight times the length takes 8 times as long if the time grows with the length, and 64 times as long if it grows
    // with the square of the length.
    expect(await isCpuTimeRatioBelow(24, longer, shorter)).toBe(true);
  },
);

it.each(PARTS)('parseCents returns null for a long text of %j with a letter at its end', (part) => {
  expect(parseCents(longPrice(part, 64_000))).toBeNull();
});
