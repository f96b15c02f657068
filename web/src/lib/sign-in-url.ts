/** Returns the URL of a page to sign in or register, which opens `next` afterwards. */
export const signInUrl = (page: '/login' | '/sign-in' | '/register', next: string): string =>
  next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
