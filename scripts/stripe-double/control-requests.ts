import { CONTROL_INPUTS } from './control-inputs';
import type { StripeControl } from './stripe-control';

const isControl = (name: string): name is keyof StripeControl => name in CONTROL_INPUTS;

const refused = (message: string): Response => Response.json({ message }, { status: 400 });

/** Answers POST /__control/NAME. */
export async function answerControl(
  control: StripeControl,
  pathname: string,
  body: string,
): Promise<Response> {
  const name = pathname.slice('/__control/'.length);
  if (!isControl(name)) return refused(`There is no control '${name}'.`);
  try {
    const input = CONTROL_INPUTS[name].parse(body === '' ? {} : JSON.parse(body));
    const result: unknown = await control[name](input as never);
    return Response.json(result);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
