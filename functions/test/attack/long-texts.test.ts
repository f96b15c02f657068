import { parseCents } from '@contract/schemas/money';
import { expect, it } from 'vitest';
import { createJsonLogger } from '../../src/lib/json-logger';
import { createTimedWork, isCpuTimeRatioBelow } from './support/cpu-time';

const log = createJsonLogger(() => undefined);

const parsePrices = (length: number) => {
  for (const part of ['1', '1,', ',111', '.', '$', ' '])
    parseCents(`${part.repeat(length / part.length)}x`);
};

const WORK: readonly (readonly [string, number, (length: number) => void])[] = [
  [
    'log a text with many letters',
    4000,
    (length) => log.error('failed', { text: 'a'.repeat(length) }),
  ],
  [
    'log a text with many dots after an @',
    4000,
    (length) => log.error('failed', { text: `a@${'a.'.repeat(length / 2)}` }),
  ],
  ['parse prices with many digits, separators, signs or spaces', 40_000, parsePrices],
];

it.each(WORK)(
  'the time to %s grows with the length of the text, not with the square of the length',
  async (_what, length, run) => {
    const shorter = createTimedWork(() => run(length));
    const longer = createTimedWork(() => run(8 * length));
    // A text that is eight times as long takes 8 times as long if the time grows with the length, otherwise 64 times.
    expect(await isCpuTimeRatioBelow(24, longer, shorter)).toBe(true);
  },
);
