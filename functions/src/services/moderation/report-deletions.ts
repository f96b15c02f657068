import { AppError } from '../../lib/app-error';
import type { ActAnswer, ActRequest } from './deciding';

export interface ReportDeletions {
  removeItem(request: ActRequest): Promise<ActAnswer>;
  removeComment(request: ActRequest): Promise<ActAnswer>;
}

export const createReportDeletions = (): ReportDeletions => ({
  removeItem: () => Promise.reject(new AppError('unavailable', 'Deleting is not ready yet.')),
  removeComment: () => Promise.reject(new AppError('unavailable', 'Deleting is not ready yet.')),
});
