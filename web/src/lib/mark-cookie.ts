/**
 * Returns whether the browser has the mark cookie `name`. The server sets mark cookies, always with the value 1.
 * Scripts can delete them.
 */

export const hasMarkCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);

export function deleteMarkCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
