import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPlanChange, planVersionStore } from './plan-changes';
import { announcePlanVersion } from './plan-version';

const [EARLIER, LATER] = ['1795600000000', '1795600000001'];

let storage: Map<string, string>;
let stop: () => void;
const changed = vi.fn();
const page = new EventTarget();

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  stop();
  planVersionStore.forget();
  changed.mockReset();
  vi.unstubAllGlobals();
});

const open = () => (stop = onPlanChange(changed));
const changeInOtherTab = (newValue: string | null) =>
  page.dispatchEvent(
    Object.assign(new Event('storage'), { key: 'boloboard-plan-version', newValue }),
  );

test('calls the listener once when a response has a later plan version than the response before', () => {
  open();
  announcePlanVersion('0');
  expect(changed).not.toHaveBeenCalled();
  announcePlanVersion(LATER);
  announcePlanVersion(LATER);
  expect(changed).toHaveBeenCalledOnce();
});

test('ignores an older or invalid plan version', () => {
  open();
  announcePlanVersion(LATER);
  announcePlanVersion(EARLIER);
  announcePlanVersion('tomorrow');
  expect(changed).not.toHaveBeenCalled();
  expect(planVersionStore.latest()).toBe(LATER);
});

test('calls the listener when the first response has a later plan version than the browser has stored', () => {
  planVersionStore.remember(EARLIER);
  announcePlanVersion(LATER);
  open();
  expect(changed).toHaveBeenCalledOnce();
});

test('calls the listener when another tab has received a new plan version', () => {
  open();
  announcePlanVersion(EARLIER);
  storage.set('boloboard-plan-version', LATER);
  changeInOtherTab(LATER);
  expect(changed).toHaveBeenCalledOnce();
  announcePlanVersion(LATER);
  changeInOtherTab(null);
  expect(changed).toHaveBeenCalledOnce();
});

test('does not call the listener after the listener is removed', () => {
  open();
  announcePlanVersion('0');
  stop();
  announcePlanVersion(LATER);
  changeInOtherTab(LATER);
  expect(changed).not.toHaveBeenCalled();
});
