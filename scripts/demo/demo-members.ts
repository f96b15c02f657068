import { DEMO_ACCOUNTS } from '../stack/demo-accounts';

/** The state of a demo member's subscription at the local Stripe. */
export type DemoPlan = 'monthly' | 'yearly' | 'canceled' | 'past due' | 'lapsed';

export interface DemoMember {
  /** The uid of a member is the same in each run, so that a later run finds the existing member. */
  readonly uid: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  /** Null if the member never paid. */
  readonly plan: DemoPlan | null;
  /** Whether the plan makes the member premium now. */
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
}

/** The three accounts that `npm start` prints. */
const accounts = DEMO_ACCOUNTS.map(({ email, plan }): DemoMember => ({
  uid: `demo-${plan}`,
  email,
  username: `demo_${plan}`,
  firstName: 'Demo',
  plan: plan === 'premium' ? 'monthly' : null,
  isPremium: plan === 'premium',
  isAdmin: plan === 'admin',
}));

const OTHERS = [
  ['thrifty_theo', 'Theo', 'yearly'],
  ['maple_and_moth', 'June', 'monthly'],
  ['attic_annie', 'Annie', 'lapsed'],
  ['sundayflips', 'Marcus', 'canceled'],
  ['brass_bear', 'Ingrid', null],
  ['curbside_carla', 'Carla', null],
  ['two_dollar_tom', 'Tom', 'past due'],
  ['the_pickle_jar', 'Priya', null],
  ['OldSoulGoods', 'Walter', null],
  ['reloved_rosa', 'Rosa', 'yearly'],
  ['backroad_finds', 'Dell', null],
  ['nifty_nadia', 'Nadia', null],
] as const;

const others = OTHERS.map(([username, firstName, plan]): DemoMember => ({
  uid: `demo-${username.replaceAll('_', '-').toLowerCase()}`,
  email: `${username.toLowerCase()}@boloboard.test`,
  username,
  firstName,
  plan,
  isAdmin: false,
  isPremium: plan !== null && plan !== 'lapsed',
}));

export const DEMO_MEMBERS: readonly DemoMember[] = [...accounts, ...others];
