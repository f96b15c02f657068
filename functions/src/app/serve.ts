import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { keepRobotsPath } from '../http/robots-path';
import { type Config, readConfig } from '../lib/config';

/** `firebase deploy` loads this module to list the functions, before any parameter is set. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read when the module loads, so that a misconfigured function does not start. */
const config = isDeploying ? null : readConfig();

keepBodiesRaw();
keepRobotsPath();

type Compose<Part> = (config: Config) => Part | Promise<Part>;

/** Composes on first use, because a process loads all functions but runs only one of them. */
function composedOnce<Part>(compose: Compose<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => (part ??= Promise.resolve(compose(config ?? readConfig())));
}

export function serve(create: Compose<Express>) {
  const app = composedOnce(create);
  return async (request: Request, response: Response) => {
    (await app())(request, response);
  };
}

export function run<Event>(create: Compose<(event: Event) => Promise<void>>) {
  const job = composedOnce(create);
  return async (event: Event) => {
    await (
      await job()
    )(event);
  };
}
