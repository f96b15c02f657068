import type { InputIssue } from '@contract/schemas/error';
import { ApiError } from './api-error';

/** Returns the errors of single fields in the server's response, in the format for `showIssues` of a form. */
export const issuesOf = (error: unknown): readonly InputIssue[] =>
  error instanceof ApiError ? error.issues : [];
