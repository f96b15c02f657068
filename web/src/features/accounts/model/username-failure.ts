import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { ApiError } from '@/services/api-error';

/** What the username card says about a refused username (spec 1 §8). */
export function usernameFailure(error: unknown): string {
  const message = error instanceof ApiError ? error.serverMessage : '';
  if (message.includes(USERNAME_MESSAGES.taken))
    return 'This username is already taken. Please choose a different one.';
  if (message.includes('Invalid username'))
    return 'Please choose a valid username with only letters, numbers, and underscores.';
  return 'Failed to set username. Please try again.';
}
