interface TokenBucketOptions {
  /** How many tokens come back in a second. */
  readonly perSecond: number;
  /** How many tokens a full bucket holds. */
  readonly burst: number;
  readonly now: () => Date;
}

/** Limits how often something happens: https://en.wikipedia.org/wiki/Token_bucket */
export interface TokenBucket {
  /** Takes a token. Waits until there is one. */
  take(): Promise<void>;
}

export function createTokenBucket({ perSecond, burst, now }: TokenBucketOptions): TokenBucket {
  const tokenMs = 1000 / perSecond;
  const fullMs = burst * tokenMs;
  /** What the bucket held when a token was last taken: the time that its tokens stand for. */
  let heldMs = fullMs;
  let takenAt = now().getTime();
  return {
    async take() {
      const time = now().getTime();
      // A clock that is set back refills nothing, and stops nothing.
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
