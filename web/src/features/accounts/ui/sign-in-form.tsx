import { emailSchema } from '@contract/schemas/registration';
import * as z from 'zod/mini';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { signInUrl } from '@/lib/sign-in-url';
import { signInFailureMessage } from '../model/sign-in-failure';
import { type SignInAttempt, useSignIn } from '../model/use-sign-in';
import { GoogleButton } from './google-button';
import { PasswordField } from './password-field';
import styles from './sign-in-form.module.css';
import { TextLink } from './text-link';

const schema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Password is required')),
});

interface NextProps {
  /** The page to open after signing in. */
  readonly next: string;
}

export function SignInForm({ next }: NextProps) {
  const form = useZodForm(schema, { defaultValues: { email: '', password: '' } });
  const signIn = useSignIn();
  const attempt = (how: SignInAttempt) => signIn.mutate(how);
  return (
    <div className={styles.ways}>
      <Form
        form={form}
        busy={signIn.isPending}
        className={styles.form}
        onSubmit={form.submit((typed) => attempt({ by: 'password', ...typed }))}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('password')}
        />
        <FormFailure>{signIn.error && signInFailureMessage(signIn.error)}</FormFailure>
        <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
      </Form>
      <GoogleButton disabled={signIn.isPending} onPress={() => attempt({ by: 'google' })} />
      <OtherLinks next={next} />
    </div>
  );
}

function OtherLinks({ next }: NextProps) {
  return (
    <p className={styles.links}>
      <TextLink to="/forgot-password">Forgot your password?</TextLink>
      <span>
        New here? <TextLink to={signInUrl('/register', next)}>Create an account</TextLink>
      </span>
    </p>
  );
}
