import { vi } from 'vitest';
import { type Locator, page, type SelectorOptions } from 'vitest/browser';

/**
 * Makes locators search again in the frame after each change of the document. Vitest itself searches after 0, 20, 50,
 * 100, 100 and then every 500 ms (https://vitest.dev/api/browser/locators#findelement), so tests would often wait for
 * half a second too long.
 */
export function retryLocatorsOnDocumentChange(): void {
  const locators = prototypeWith(page.elementLocator(document.body), 'findElement');
  // oxlint-disable-next-line typescript/unbound-method -- `find.call` below sets `this`
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
 * The time between two searches if no change of the document is reported, in milliseconds. Some changes are not
 * reported, such as a changed style or an open popover.
 */
const UNSEEN_CHANGE_MS = 100;

/**
 * The time to wait before the next search, as a multiple of the time that the last search took. The wait leaves time
 * for the page, because searching a long page takes long.
 */
const REST = 3;

/**
 * Resolves when exactly one element matches, or after `timeout` ms. Also waits while several elements match. Vitest
 * would throw an error every 50 ms in this case, and its description of these elements takes longer than all searches.
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
