import { vi } from 'vitest';

const browserMatchMedia = window.matchMedia.bind(window);

/** Sets which of these media queries match. For all others, the browser's result is used. */
export function matchMediaAs(matches: Readonly<Record<string, boolean>>): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = browserMatchMedia(query);
    const wanted = matches[query];
    if (wanted !== undefined) Object.defineProperty(list, 'matches', { value: wanted });
    return list;
  });
}
