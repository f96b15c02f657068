interface TokenBucketOptions {
  readonly perSecond: number;
  /** The number of tokens in a full bucket. */
  readonly burst: number;
  readonly now: () => Date;
}

/** Limits how often something happens: https://en.wikipedia.org/wiki/Token_bucket */
export interface TokenBucket {
  /** Resolves when a token is available. */
  take(): Promise<void>;
  /** Takes `count` tokens (one by default) if the bucket has that many. Returns whether it did. */
  tryTake(count?: number): boolean;
  /** Puts back tokens that were taken but not used. */
  giveBack(count: number): void;
}

export function createTokenBucket({ perSecond, burst, now }: TokenBucketOptions): TokenBucket {
  const tokenMs = 1000 / perSecond;
  const fullMs = burst * tokenMs;
  /** The tokens left after the last change, as milliseconds of refill time. */
  let heldMs = fullMs;
  let refilledAt = now().getTime();

  function refill(): void {
    const time = now().getTime();
    // If the clock was set back, refills nothing.
    heldMs = Math.min(fullMs, heldMs + Math.max(0, time - refilledAt));
    refilledAt = time;
  }

  return {
    async take() {
      refill();
      heldMs -= tokenMs;
      if (heldMs < 0) await delay(-heldMs);
    },
    tryTake(count = 1) {
      refill();
      if (heldMs < count * tokenMs) return false;
      heldMs -= count * tokenMs;
      return true;
    },
    giveBack(count) {
      heldMs = Math.min(fullMs, heldMs + count * tokenMs);
    },
  };
}

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
