interface TokenBucketOptions {
  readonly perSecond: number;
  /** The number of tokens in a full bucket. */
  readonly burst: number;
  readonly now: () => Date;
}

/** A bucket of tokens that limits how often something happens: https://en.wikipedia.org/wiki/Token_bucket */
export interface TokenBucket {
  /** Takes a token. Resolves when a token is available. */
  take(): Promise<void>;
  /**
   * Takes `count` tokens (default: 1) and returns true. If the bucket has fewer tokens, takes none and returns false.
   */
  tryTake(count?: number): boolean;
  /** Puts tokens back that were taken but not used. */
  giveBack(count: number): void;
}

export function createTokenBucket({ perSecond, burst, now }: TokenBucketOptions): TokenBucket {
  const tokenMs = 1000 / perSecond;
  const fullMs = burst * tokenMs;
  /**
   * The tokens in the bucket after the last change. The unit is not tokens but milliseconds: the time in which that
   * many tokens refill.
   */
  let heldMs = fullMs;
  let refilledAt = now().getTime();

  function refill(): void {
    const time = now().getTime();
    // If the clock was set back, no tokens refill.
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
