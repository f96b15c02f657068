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
  /** Takes a token if one is available, and returns whether it was. */
  tryTake(): boolean;
}

export function createTokenBucket({ perSecond, burst, now }: TokenBucketOptions): TokenBucket {
  const tokenMs = 1000 / perSecond;
  const fullMs = burst * tokenMs;
  /** Tokens left after the last take or refill, in milliseconds of refill time. */
  let heldMs = fullMs;
  let refilledAt = now().getTime();

  function refill(): void {
    const time = now().getTime();
    // If the clock is set back, nothing is refilled.
    heldMs = Math.min(fullMs, heldMs + Math.max(0, time - refilledAt));
    refilledAt = time;
  }

  return {
    async take() {
      refill();
      heldMs -= tokenMs;
      if (heldMs < 0) await delay(-heldMs);
    },
    tryTake() {
      refill();
      if (heldMs < tokenMs) return false;
      heldMs -= tokenMs;
      return true;
    },
  };
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
