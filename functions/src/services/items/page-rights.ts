import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import type { Actor } from '../../lib/actor';
import { AppError } from '../../lib/app-error';

/** Which pages of a list each may see: contract/rules/page-allowance. */
export interface PageRights {
  /**
   * Throws AppError 'sign_in_required' or 'premium_required' where the page is beyond what the
   * actor, or a visitor without one, may see. Whether a member is premium is asked for only then.
   */
  demand(page: number, actor: Actor | null): Promise<void>;
}

export function createPageRights({
  isPremium,
}: {
  readonly isPremium: (uid: string) => Promise<boolean>;
}): PageRights {
  return {
    async demand(page, actor) {
      if (page <= PAGE_ALLOWANCE[actor ? 'free' : 'visitor']) return;
      if (!actor) throw new AppError('sign_in_required', PAGE_RIGHTS_MESSAGES.visitor);
      if (page > PAGE_ALLOWANCE.premium || !(await isPremium(actor.uid)))
        throw new AppError('premium_required', PAGE_RIGHTS_MESSAGES.free);
    },
  };
}
