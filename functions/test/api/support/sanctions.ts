import { signIn } from '../../support/auth-emulator';
import { call } from './api';
import { type Member, openSession } from './member';

type As = Pick<Member, 'cookie'>;

interface Sanction {
  readonly text?: string;
  /** The idempotency key. A new one by default. */
  readonly key?: string;
  /** The length of the suspension in days. Null, the default, suspends the member for good. */
  readonly days?: number | null;
  /** The version of the member that the admin saw. By default, the request has no version. */
  readonly version?: string;
}

const headersOf = ({ key, version }: Sanction) => ({
  'idempotency-key': key ?? crypto.randomUUID(),
  ...(version !== undefined && { 'if-match': `"${version}"` }),
});

export const warnMember = (as: As, memberId: string, sanction: Sanction = {}) =>
  call('warnMember', {
    as,
    params: { memberId },
    headers: headersOf(sanction),
    json: { text: sanction.text ?? 'Please stop' },
  });

export const suspendMember = (as: As, memberId: string, sanction: Sanction = {}) =>
  call('suspendMember', {
    as,
    params: { memberId },
    headers: headersOf(sanction),
    json: { days: sanction.days ?? null, text: sanction.text ?? 'Please stop' },
  });

export const restoreMember = (as: As, memberId: string, version?: string) =>
  call('restoreMember', {
    as,
    params: { memberId },
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });

/** Signs a member in with a new ID token. */
export async function signInAgain<As extends Member>(member: As): Promise<As> {
  const idToken = await signIn(member.email);
  return { ...member, idToken, cookie: await openSession(idToken) };
}
