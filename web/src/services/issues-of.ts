import type { InputIssue } from '@contract/schemas/error';
import { ApiError } from './api-error';

/** Returns what the server said about single fields, for `showIssues` of a form. */
export const issuesOf = (error: unknown): readonly InputIssue[] =>
  error instanceof ApiError ? error.issues : [];
