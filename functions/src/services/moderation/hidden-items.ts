import { AppError } from '../../lib/app-error';
import type { ActAnswer, ActRequest } from './deciding';
import type { FollowDecision } from './report-decisions';

export interface HiddenItems {
  hide(request: ActRequest): Promise<ActAnswer>;
  show(request: ActRequest): Promise<ActAnswer>;
  readonly followDecision: FollowDecision;
}

export const createHiddenItems = (): HiddenItems => ({
  hide: () => Promise.reject(new AppError('unavailable', 'Hiding items is not ready yet.')),
  show: () => Promise.reject(new AppError('unavailable', 'Hiding items is not ready yet.')),
  followDecision: (_decision, decide) => decide(),
});
