import { registrationSchema } from '@contract/schemas/registration';
import * as z from 'zod/mini';
import { samePasswordsSchema } from './new-password-form';

const fields = z.strictObject({ ...registrationSchema.shape, confirmPassword: z.string() });

/** The schema is an intersection, because `refine` on a single object does not run while a field is invalid. */
export const registrationFormSchema = z.intersection(fields, samePasswordsSchema);
export type RegistrationForm = z.input<typeof registrationFormSchema>;
