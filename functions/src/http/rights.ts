import type { AuthLevel } from '@contract/endpoints/define-endpoint';
import type { Actor } from '../lib/actor';
import { AppError } from '../lib/app-error';

/** Whether a member is premium at this moment, as Firestore says. */
export type IsPremium = (uid: string) => Promise<boolean>;

/** Throws AppError 'unauthorized' or 'forbidden' where the actor may not call an endpoint of this level. */
export async function demandRights(
  auth: AuthLevel,
  actor: Actor | null,
  isPremium: IsPremium,
): Promise<void> {
  if (auth === 'none') return;
  if (!actor) throw new AppError('unauthorized', 'Unauthorized');
  if (auth === 'admin' && !actor.isAdmin)
    throw new AppError('forbidden', 'Only administrators may do this.');
  if (auth === 'premium' && !(await isPremium(actor.uid)))
    throw new AppError('forbidden', 'This is a Premium feature.');
}
