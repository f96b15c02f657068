import { DEMO_ACCOUNTS } from '../stack/demo-accounts';

/** A member of the demo data. */
export interface DemoMember {
  /** Fixed, so that filling in twice finds them. */
  readonly uid: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
}

/** The three accounts that `npm start` prints, for a person to sign in with. */
const accounts = DEMO_ACCOUNTS.map(({ email, plan }): DemoMember => ({
  uid: `demo-${plan}`,
  email,
  username: `demo_${plan}`,
  firstName: 'Demo',
  isPremium: plan === 'premium',
  isAdmin: plan === 'admin',
}));

const NEIGHBOURS = [
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

const neighbours = NEIGHBOURS.map(([username, firstName, isPremium]): DemoMember => ({
  uid: `demo-${username.replaceAll('_', '-').toLowerCase()}`,
  email: `${username.toLowerCase()}@boloboard.test`,
  ...{ username, firstName, isPremium, isAdmin: false },
}));

/** The accounts to sign in with, then a dozen others. */
export const DEMO_MEMBERS: readonly DemoMember[] = [...accounts, ...neighbours];
