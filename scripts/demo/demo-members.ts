import { DEMO_ACCOUNTS } from '../stack/demo-accounts';

export interface DemoMember {
  /** Fixed, so that repeated seeding finds the member. */
  readonly uid: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
}

/** The three accounts that `npm start` prints. */
const accounts = DEMO_ACCOUNTS.map(({ email, plan }): DemoMember => ({
  uid: `demo-${plan}`,
  email,
  username: `demo_${plan}`,
  firstName: 'Demo',
  isPremium: plan === 'premium',
  isAdmin: plan === 'admin',
}));

const OTHERS = [
  ['thrifty_theo', 'Theo', true],
  ['maple_and_moth', 'June', true],
  ['attic_annie', 'Annie', false],
  ['sundayflips', 'Marcus', true],
  ['brass_bear', 'Ingrid', false],
  ['curbside_carla', 'Carla', false],
  ['two_dollar_tom', 'Tom', true],
  ['the_pickle_jar', 'Priya', false],
  ['OldSoulGoods', 'Walter', false],
  ['reloved_rosa', 'Rosa', true],
  ['backroad_finds', 'Dell', false],
  ['nifty_nadia', 'Nadia', false],
] as const;

const others = OTHERS.map(([username, firstName, isPremium]): DemoMember => ({
  uid: `demo-${username.replaceAll('_', '-').toLowerCase()}`,
  email: `${username.toLowerCase()}@boloboard.test`,
  ...{ username, firstName, isPremium, isAdmin: false },
}));

export const DEMO_MEMBERS: readonly DemoMember[] = [...accounts, ...others];
