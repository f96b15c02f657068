import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { keepRobotsPath } from '../http/robots-path';
import { type Config, readConfig } from '../lib/config';

/** `firebase deploy` loads this module to list the functions, before any parameter is set. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read when the module loads, so that a misconfigured function does not start. */
const config = isDeploying ? null : readConfig();
/** The function that this process serves, set by Cloud Functions. */
const served = process.env['FUNCTION_TARGET'];

keepBodiesRaw();
keepRobotsPath();

type Compose<Part> = (config: Config) => Part | Promise<Part>;

/** Loads the function's modules when its own process starts, and composes it on first use (ADR 0046). */
function composedOnce<Part>(name: string, load: () => Promise<Compose<Part>>): () => Promise<Part> {
  const loading = name === served ? load() : null;
  let part: Promise<Part> | undefined;
  const compose = async () => (await (loading ?? load()))(config ?? readConfig());
  return () => (part ??= compose());
}

export function serve(name: string, load: () => Promise<Compose<Express>>) {
  const app = composedOnce(name, load);
  return async (request: Request, response: Response) => {
    (await app())(request, response);
  };
}

export function run<Event>(
  name: string,
  load: () => Promise<Compose<(event: Event) => Promise<void>>>,
) {
  const job = composedOnce(name, load);
  return async (event: Event) => {
    await (
      await job()
    )(event);
  };
}
