import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { keepRobotsPath } from '../http/robots-path';
import { readConfig } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import type { Backend } from './backend';
import type { EventRow } from './events/event-row';

/** `firebase deploy` loads this module to list the functions, before any parameter is set. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read when the module loads, so that a function with a wrong configuration does not start. */
const config = isDeploying ? null : readConfig();
/** The name of the function that this process serves, set by Cloud Functions. */
const served = process.env['FUNCTION_TARGET'];

const log = createJsonLogger();

keepBodiesRaw();
keepRobotsPath();

type Compose<Part> = (backend: Backend) => Part | Promise<Part>;

/** Loads a function's modules when its process starts, and composes the function on first use (ADR 0046). */
function composedOnce<Part>(name: string, load: () => Promise<Compose<Part>>): () => Promise<Part> {
  const loadAll = () => Promise.all([import('./backend'), load()]);
  const loading = name === served ? loadAll() : null;
  let part: Promise<Part> | undefined;
  const compose = async () => {
    const [{ openBackend }, composePart] = await (loading ?? loadAll());
    return composePart(openBackend(config ?? readConfig()));
  };
  return () => (part ??= compose());
}

export function serve(name: string, load: () => Promise<Compose<Express>>) {
  const app = composedOnce(name, load);
  return async (request: Request, response: Response) => {
    (await app())(request, response);
  };
}

/**
 * Returns the handler of a background function. It throws if a run fails, so that Cloud Functions records the failure
 * and can retry.
 */
export function run<Event>(name: string, { load, failure }: EventRow<Event>) {
  const work = composedOnce(name, load);
  return async (event: Event): Promise<void> => {
    try {
      await (
        await work()
      )(event);
    } catch (error) {
      if (failure !== null) log.error(failure, { ...idsIn(event), error });
      throw error;
    }
  };
}

/** Returns the ids in an event's document path for the log. Leaves out the fields of the document, which may be private. */
const idsIn = (event: unknown): Record<string, unknown> =>
  typeof event === 'object' && event !== null
    ? Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === 'string'))
    : {};
