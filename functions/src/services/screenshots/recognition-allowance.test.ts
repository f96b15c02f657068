import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { describe, expect, it, vi } from 'vitest';
import { createJsonLogger } from '../../lib/json-logger';
import { createRecognitionAllowance } from './recognition-allowance';

const NOON = '2026-11-21T12:00:00.000Z';
const HALF_A_DAY = 12 * 60 * 60;
const recognize = () => Promise.resolve('recognized');

function createAllowance({ isPremium = false } = {}) {
  const counted = new Map<string, number>();
  const clock = { now: new Date(NOON) };
  const logged: string[] = [];
  const plan = vi.fn(() => Promise.resolve(isPremium));
  const removeRecognition = vi.fn((_uid: string, day: string) => {
    counted.set(day, (counted.get(day) ?? 0) - 1);
    return Promise.resolve();
  });
  const allowance = createRecognitionAllowance({
    usage: {
      addRecognition: (_uid, day, max) => {
        const before = counted.get(day) ?? 0;
        if (before < max) counted.set(day, before + 1);
        return Promise.resolve(before < max);
      },
      removeRecognition,
    },
    isPremium: plan,
    perDay: { free: 2, premium: 4 },
    log: createJsonLogger((line) => logged.push(line)),
    now: () => clock.now,
  });
  const spend = () => allowance.spend('member', recognize);
  return { allowance, spend, counted, clock, logged, plan, removeRecognition };
}

describe('recognition allowance', () => {
  it("rejects a free member's third recognition of a UTC day", async () => {
    const { allowance, spend, clock } = createAllowance();
    expect([await spend(), await spend()]).toEqual(['recognized', 'recognized']);
    const third = vi.fn(recognize);
    await expect(allowance.spend('member', third)).rejects.toMatchObject({
      code: 'recognitions_exhausted',
      status: 429,
      message: RECOGNITION_MESSAGES.exhausted,
      retryAfterSeconds: HALF_A_DAY,
    });
    expect(third).not.toHaveBeenCalled();
    clock.now = new Date('2026-11-22T00:00:00.000Z');
    expect(await spend()).toBe('recognized');
  });

  it('allows a premium member more recognitions, and reads the plan only when the free ones are used up', async () => {
    const { spend, plan } = createAllowance({ isPremium: true });
    await spend();
    await spend();
    expect(plan).not.toHaveBeenCalled();
    expect([await spend(), await spend()]).toEqual(['recognized', 'recognized']);
    await expect(spend()).rejects.toMatchObject({ code: 'recognitions_exhausted' });
  });
});

describe('a recognition that may run without the allowance', () => {
  it('is counted while recognitions are left, and runs without being counted when none is left', async () => {
    const { allowance, counted } = createAllowance();
    const spend = () => allowance.spendIfLeft('member', recognize);
    expect([await spend(), await spend(), await spend()]).toEqual([
      { result: 'recognized', wasLeft: true },
      { result: 'recognized', wasLeft: true },
      { result: 'recognized', wasLeft: false },
    ]);
    expect([...counted.values()]).toEqual([2]);
  });

  it('gives back nothing when it fails, if it was not counted because the allowance was used up', async () => {
    const { allowance, spend, removeRecognition } = createAllowance();
    await spend();
    await spend();
    const failing = () => Promise.reject(new Error('engine failed'));
    await expect(allowance.spendIfLeft('member', failing)).rejects.toThrow('engine failed');
    expect(removeRecognition).not.toHaveBeenCalled();
  });
});

describe('a recognition that fails', () => {
  it('does not count for the day on which it started', async () => {
    const { allowance, clock, counted } = createAllowance();
    const failing = allowance.spend('member', () => {
      clock.now = new Date('2026-11-22T00:00:00.000Z');
      return Promise.reject(new Error('engine failed'));
    });
    await expect(failing).rejects.toThrow('engine failed');
    expect([...counted]).toEqual([['2026-11-21', 0]]);
  });

  it('throws its own error and logs a warning when the count of recognitions cannot be reduced', async () => {
    const { allowance, removeRecognition, logged } = createAllowance();
    removeRecognition.mockRejectedValue(new Error('database down'));
    const failing = allowance.spend('member', () => Promise.reject(new Error('engine failed')));
    await expect(failing).rejects.toThrow('engine failed');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('recognition_rollback_failed');
  });
});
