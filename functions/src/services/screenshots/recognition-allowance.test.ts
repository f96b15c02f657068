import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { describe, expect, it, vi } from 'vitest';
import { createJsonLogger } from '../../lib/json-logger';
import { createRecognitionAllowance } from './recognition-allowance';

const NOON = '2026-11-21T12:00:00.000Z';
const HALF_A_DAY = 12 * 60 * 60;
const read = () => Promise.resolve('read');

/** An allowance of 2 readings, or 4 with premium, whose counts are kept in memory. */
function createAllowance({ isPremium = false } = {}) {
  const counted = new Map<string, number>();
  const clock = { now: new Date(NOON) };
  const logged: string[] = [];
  const plan = vi.fn(() => Promise.resolve(isPremium));
  const takeBack = vi.fn((_uid: string, day: string) => {
    counted.set(day, (counted.get(day) ?? 0) - 1);
    return Promise.resolve();
  });
  const allowance = createRecognitionAllowance({
    readings: {
      countUpTo: (_uid, day, most) => {
        const before = counted.get(day) ?? 0;
        if (before < most) counted.set(day, before + 1);
        return Promise.resolve(before < most);
      },
      takeBack,
    },
    isPremium: plan,
    aDay: { free: 2, premium: 4 },
    log: createJsonLogger((line) => logged.push(line)),
    now: () => clock.now,
  });
  const spend = () => allowance.spend('member', read);
  return { allowance, spend, counted, clock, logged, plan, takeBack };
}

describe('the reading allowance', () => {
  it('refuses a free member the third reading, until midnight UTC', async () => {
    const { allowance, spend, clock } = createAllowance();
    expect([await spend(), await spend()]).toEqual(['read', 'read']);
    const reading = vi.fn(read);
    await expect(allowance.spend('member', reading)).rejects.toMatchObject({
      code: 'recognitions_exhausted',
      status: 429,
      message: RECOGNITION_MESSAGES.exhausted,
      retryAfterSeconds: HALF_A_DAY,
    });
    expect(reading).not.toHaveBeenCalled();
    clock.now = new Date('2026-11-22T00:00:00.000Z');
    expect(await spend()).toBe('read');
  });

  it('gives premium members more, and looks the plan up only once what is free is used', async () => {
    const { spend, plan } = createAllowance({ isPremium: true });
    await spend();
    await spend();
    expect(plan).not.toHaveBeenCalled();
    expect([await spend(), await spend()]).toEqual(['read', 'read']);
    await expect(spend()).rejects.toMatchObject({ code: 'recognitions_exhausted' });
  });
});

describe('a reading that fails', () => {
  it('is taken back from the day it was counted in', async () => {
    const { allowance, clock, counted } = createAllowance();
    const failing = allowance.spend('member', () => {
      clock.now = new Date('2026-11-22T00:00:00.000Z');
      return Promise.reject(new Error('engine failed'));
    });
    await expect(failing).rejects.toThrow('engine failed');
    expect([...counted]).toEqual([['2026-11-21', 0]]);
  });

  it('says why it failed, even where it cannot be taken back', async () => {
    const { allowance, takeBack, logged } = createAllowance();
    takeBack.mockRejectedValue(new Error('database away'));
    const failing = allowance.spend('member', () => Promise.reject(new Error('engine failed')));
    await expect(failing).rejects.toThrow('engine failed');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('reading_not_taken_back');
  });
});
