import type { SentFile } from '@contract/endpoints/define-endpoint';
import { AppError } from '../../lib/app-error';

export interface PictureRequest {
  readonly number: string;
  readonly size: 'full' | 'thumbnail';
}

export interface ReportPictures {
  get(request: PictureRequest): Promise<SentFile>;
}

export const createReportPictures = (): ReportPictures => ({
  get: () => Promise.reject(new AppError('unavailable', 'Pictures are not ready yet.')),
});
