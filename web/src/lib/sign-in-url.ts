/** Returns the address of a page on which a visitor signs in or registers, and which then opens `next`. */
export const signInUrl = (page: '/login' | '/sign-in' | '/register', next: string): string =>
  next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
