import type { Express, Request, Response } from 'express';
import { keepBodiesRaw } from '../http/raw-body';
import { rerouteRobotsPath } from '../http/robots-path';
import { readConfig } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import type { Backend } from './backend';
import type { BackgroundFunction } from './events/background-function';

/** Whether `firebase deploy` has loaded this module to list the functions. At that time, no parameter is set. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** The configuration. It is read when the module loads, so that a process with a wrong configuration does not start. */
const config = isDeploying ? null : readConfig();
/** The name of the function that this process serves, set by Cloud Functions. */
const served = process.env['FUNCTION_TARGET'];

const log = createJsonLogger();

keepBodiesRaw();
rerouteRobotsPath();

type Compose<Part> = (backend: Backend) => Part | Promise<Part>;

/**
 * Returns a function that composes the Cloud Function with this name on the first call. If this process serves that
 * Cloud Function, its modules already load at startup (ADR 0046).
 */
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

export function createHttpHandler(name: string, load: () => Promise<Compose<Express>>) {
  const app = composedOnce(name, load);
  return async (request: Request, response: Response) => {
    (await app())(request, response);
  };
}

/**
 * Returns the handler of a background function. The handler throws if a run fails, so that Cloud Functions records
 * the failure and can retry.
 */
export function createEventHandler<Event>(
  name: string,
  { load, failure }: BackgroundFunction<Event>,
) {
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

/**
 * Returns the ids in the path of an event's document, for the log. Leaves out the document's fields, because they may
 * be private.
 */
const idsIn = (event: unknown): Record<string, unknown> =>
  typeof event === 'object' && event !== null
    ? Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === 'string'))
    : {};
