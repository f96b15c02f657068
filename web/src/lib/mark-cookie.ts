/** Mark cookies always have the value 1. The server sets them, and scripts can read and delete them. */

export const hasMarkCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);

export function deleteMarkCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
