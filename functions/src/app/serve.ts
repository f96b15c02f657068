import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { type Config, readConfig } from '../lib/config';

/** Deploying loads the functions to see which there are, before anything is configured. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read at start, so that a function that is configured wrongly never serves. */
const config = isDeploying ? null : readConfig();

keepBodiesRaw();

type Compose<Part> = (config: Config) => Part | Promise<Part>;

/** Composes at the first call: a process runs only one of the functions. */
function composedOnce<Part>(compose: Compose<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => (part ??= Promise.resolve(compose(config ?? readConfig())));
}

/** Serves what `create` composes. */
export function serve(create: Compose<Express>) {
  const app = composedOnce(create);
  return async (request: Request, response: Response) => {
    (await app())(request, response);
  };
}

/** Does the work that `create` composes. */
export function run(create: Compose<() => Promise<void>>) {
  const job = composedOnce(create);
  return async () => {
    await (
      await job()
    )();
  };
}
