import { vi } from 'vitest';

const browserMatchMedia = window.matchMedia.bind(window);

/** Sets whether each of these media queries matches. All other media queries get the browser's result. */
export function fakeMatchMedia(matches: Readonly<Record<string, boolean>>): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = browserMatchMedia(query);
    const wanted = matches[query];
    if (wanted !== undefined) Object.defineProperty(list, 'matches', { value: wanted });
    return list;
  });
}
