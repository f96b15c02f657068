/** Returns the URL of a page to sign in or register. Afterwards, that page opens `next`. */
export const signInUrl = (page: '/login' | '/sign-in' | '/register', next: string): string =>
  next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
