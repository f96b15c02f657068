import { setTimeout } from 'node:timers/promises';
import type { IdentityGateway } from '../../gateways/identity/identity';
import type { Authority } from '../../lib/authority';
import type { AllSessionsRepo, SessionEndCondition } from '../../repos/all-sessions-repo';
import type { LinkTokensRepo } from '../../repos/link-tokens-repo';
import type { UserRecord } from '../../repos/users-repo';
import { provenEmailOf } from './member-change';
import type { SessionCheck } from './session-check';

interface SignInEnderDeps {
  readonly identity: Pick<IdentityGateway, 'revokeSignIns'>;
  readonly allSessions: AllSessionsRepo;
  readonly sessionCheck: Pick<SessionCheck, 'forget'>;
  readonly passwordResets: Pick<LinkTokensRepo, 'removeOf'>;
  readonly emailTokens: Pick<LinkTokensRepo, 'removeOf'>;
  readonly now: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/**
 * Ends all sessions and sign-ins of a member, and all links that verify or change the email address. Afterwards, no
 * earlier sign-in can open a session or read private documents, even if its ID token is still valid. Firebase stores
 * the time of a sign-in in whole seconds. So `end` and `endForOwner` resolve only when the next second has begun, and
 * every new sign-in has a later time.
 */
export interface SignInEnder {
  /**
   * Ends all sessions and sign-ins, and all links from mails, including those that reset the password. If `onlyIf` is
   * given, the transaction calls it with the member, and nothing is ended if `onlyIf` returns false.
   */
  end(by: Authority, onlyIf?: SessionEndCondition): Promise<void>;
  /**
   * Ends all sessions and sign-ins after a member has proven that the email address is theirs. Also stores the address
   * as proven.
   */
  endForOwner(by: Authority, email: string): Promise<void>;
}

export function createSignInEnder(deps: SignInEnderDeps): SignInEnder {
  const { identity, allSessions, sessionCheck, now, sleep = setTimeout } = deps;
  const { passwordResets, emailTokens } = deps;

  /**
   * Ends all sessions in one transaction, and then the email links and the sign-ins. Returns the time before which
   * sign-ins are ended, or null if nothing was ended.
   */
  const end = async (
    by: Authority,
    proven?: string,
    onlyIf?: SessionEndCondition,
  ): Promise<Date | null> => {
    const endedBefore = new Date((Math.floor(now().getTime() / 1000) + 1) * 1000);
    const changeOf = (member: UserRecord) => ({
      endedBefore,
      provenEmail: proven ?? provenEmailOf(member),
    });
    const ended = await allSessions.end(by, changeOf, onlyIf);
    if (!ended) return null;
    for (const id of ended) sessionCheck.forget(id);
    await emailTokens.removeOf(by.uid);
    // Revokes sign-ins after `endedBefore` is stored, so that a concurrent change of the email address notices
    // `endedBefore` or the revocation.
    await identity.revokeSignIns(by.uid);
    return endedBefore;
  };

  const until = async (time: Date | null) => {
    if (!time) return;
    const left = time.getTime() - now().getTime();
    if (left > 0) await sleep(left);
  };

  return {
    end: async (by, onlyIf) => {
      const endedBefore = await end(by, undefined, onlyIf);
      if (!endedBefore) return;
      await passwordResets.removeOf(by.uid);
      await until(endedBefore);
    },
    endForOwner: async (by, email) => until(await end(by, email)),
  };
}
