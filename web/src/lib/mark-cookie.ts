/**
 * Returns whether the browser has this mark cookie. Its value is always 1. The server sets it, and scripts can delete
 * it.
 */

export const hasMarkCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);

export function deleteMarkCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
