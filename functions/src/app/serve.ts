import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { type Config, readConfig } from '../lib/config';

/** Deploying loads the functions to see which there are, before anything is configured. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read at start, so that a function that is configured wrongly never serves. */
const config = isDeploying ? null : readConfig();

keepBodiesRaw();

/** Serves what `create` composes, at the first request: a process runs only one of the functions. */
export function serve(create: (config: Config) => Express | Promise<Express>) {
  let app: Promise<Express> | undefined;
  return async (request: Request, response: Response) => {
    app ??= Promise.resolve(create(config ?? readConfig()));
    (await app)(request, response);
  };
}
