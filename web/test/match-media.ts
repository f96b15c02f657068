import { vi } from 'vitest';

const browserMatchMedia = window.matchMedia.bind(window);

/** Makes these media queries match or not. The browser answers all others. */
export function matchMediaAs(matches: Readonly<Record<string, boolean>>): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = browserMatchMedia(query);
    const wanted = matches[query];
    if (wanted !== undefined) Object.defineProperty(list, 'matches', { value: wanted });
    return list;
  });
}
