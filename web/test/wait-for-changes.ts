import { vi } from 'vitest';
import { type Locator, page, type SelectorOptions } from 'vitest/browser';

/**
 * Makes locators look for an element in the frame after each change of the document. Vitest itself looks after 0, 20,
 * 50, 100, 100 and then every 500 ms (https://vitest.dev/api/browser/locators#findelement), so a test would often
 * wait for half a second too long.
 */
export function lookWhenDocumentChanges(): void {
  const locators = prototypeWith(page.elementLocator(document.body), 'findElement');
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const find = locators.findElement;
  locators.findElement = async function (this: Locator, options) {
    if (!vi.isFakeTimers()) await untilFound(this, options);
    return find.call(this, options);
  };
}

function prototypeWith(locator: Locator, method: keyof Locator): Locator {
  let prototype = Object.getPrototypeOf(locator) as Locator;
  while (!Object.hasOwn(prototype, method)) prototype = Object.getPrototypeOf(prototype) as Locator;
  return prototype;
}

/**
 * How often to look without a change of the document, in milliseconds: some changes are not reported, such as an open
 * popover or a style.
 */
const UNSEEN_CHANGE_MS = 100;

/**
 * How many times as long as the last look took to wait before the next one, because a look takes long on a long page.
 */
const REST = 3;

/**
 * Resolves when one element matches, or after `timeout` ms. If several elements match, waits quietly: Vitest's error
 * about that describes each, which takes longer than all looks, and would be thrown every 50 ms.
 */
function untilFound(
  locator: Locator,
  { timeout = 10_000, strict = true }: SelectorOptions = {},
): Promise<void> {
  const isFound = (): boolean => {
    const { length } = locator;
    return strict ? length === 1 : length > 0;
  };
  if (isFound()) return Promise.resolve();
  const deadline = performance.now() + timeout;
  return new Promise((resolve) => {
    let frame = 0;
    let restsUntil = 0;
    const look = (): void => {
      frame = 0;
      const started = performance.now();
      if (started < restsUntil) return;
      const isFoundNow = isFound();
      const ended = performance.now();
      restsUntil = ended + REST * (ended - started);
      if (!isFoundNow && ended < deadline) return;
      changes.disconnect();
      cancelAnimationFrame(frame);
      clearInterval(timer);
      resolve();
    };
    const changes = new MutationObserver(() => {
      frame ||= requestAnimationFrame(look);
    });
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const timer = setInterval(look, UNSEEN_CHANGE_MS);
  });
}
