import { receiptUrl, SHARE_TARGET } from '@contract/rules/start-url';
import type { RequestHandler } from 'express';

/**
 * Redirects to the share form if a phone shares screenshots while no service worker is active. The screenshots are
 * lost, because only the service worker could keep them, so the form asks for them again. The request's body is never
 * read, so it needs no checks.
 */
export const redirectShareTarget: RequestHandler = (request, response, next) => {
  if (request.path !== SHARE_TARGET.path) {
    next();
    return;
  }
  response.set('Cache-Control', 'no-store').redirect(303, receiptUrl('not-received'));
};
