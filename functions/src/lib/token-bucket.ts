interface TokenBucketOptions {
  readonly perSecond: number;
  /** Capacity of the bucket. */
  readonly burst: number;
  readonly now: () => Date;
}

/** Limits how often something happens: https://en.wikipedia.org/wiki/Token_bucket */
export interface TokenBucket {
  /** Resolves when a token is available. */
  take(): Promise<void>;
}

export function createTokenBucket({ perSecond, burst, now }: TokenBucketOptions): TokenBucket {
  const tokenMs = 1000 / perSecond;
  const fullMs = burst * tokenMs;
  /** Tokens left after the last take, in milliseconds of refill time. */
  let heldMs = fullMs;
  let takenAt = now().getTime();
  return {
    async take() {
      const time = now().getTime();
      // If the clock is set back, nothing is refilled.
      const refillMs = Math.max(0, time - takenAt);
      heldMs = Math.min(fullMs, heldMs + refillMs) - tokenMs;
      takenAt = time;
      if (heldMs < 0) await delay(-heldMs);
    },
  };
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
