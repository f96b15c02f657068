import type { Interleaving, StepKind } from './interleaving';

type Method = (...args: never[]) => Promise<unknown>;

/** Returns a copy of `target`, in which the methods named in `kinds` wait for their turn. */
export function stepwise<T extends object>(
  { step }: Pick<Interleaving, 'step'>,
  target: T,
  kinds: Readonly<Partial<Record<keyof T, StepKind>>>,
): T {
  const steps = Object.entries(kinds).map(([name, kind]) => {
    const method = target[name as keyof T] as Method;
    return [name, (...args: never[]) => step(kind as StepKind, () => method(...args))];
  });
  return { ...target, ...(Object.fromEntries(steps) as Partial<T>) };
}
