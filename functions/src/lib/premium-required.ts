import { AppError } from './app-error';

export const premiumRequired = (): AppError =>
  new AppError('forbidden', 'Upgrade to Premium to use this feature.');
