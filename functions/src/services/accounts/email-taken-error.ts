import { REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import { AppError } from '../../lib/app-error';

export function emailTakenError(): AppError {
  return new AppError('email_taken', REGISTRATION_MESSAGES.emailTaken);
}
