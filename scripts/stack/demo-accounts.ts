/** The demo accounts that `npm start` prints. */
export const DEMO_ACCOUNTS = [
  { email: 'free@boloboard.test', plan: 'free', role: 'a free member' },
  { email: 'premium@boloboard.test', plan: 'premium', role: 'a premium member' },
  { email: 'admin@boloboard.test', plan: 'admin', role: 'an admin' },
] as const;

export const DEMO_PASSWORD = 'demo-password';
