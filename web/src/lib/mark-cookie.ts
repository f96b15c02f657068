/** Cookies with the value 1 that the server sets and scripts can read. */

export const hasMarkCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);

export function deleteMarkCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
