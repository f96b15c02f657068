import { registrationSchema } from '@contract/schemas/registration';
import * as z from 'zod/mini';
import { samePasswordsSchema } from './new-password-form';

const fields = z.strictObject({ ...registrationSchema.shape, confirmPassword: z.string() });

/** An intersection, because a `refine` in a single object schema would not run while another field is invalid. */
export const registrationFormSchema = z.intersection(fields, samePasswordsSchema);
export type RegistrationForm = z.input<typeof registrationFormSchema>;
