import { emailSchema } from '@contract/schemas/registration';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { signInAddress } from '@/lib/sign-in-address';
import { signInFailure } from '../model/sign-in-failure';
import { useAutofillSync } from '../model/use-autofill-sync';
import { usePreloadedFirebase } from '../model/use-confirmed-identity';
import { type SignInBy, useSignIn } from '../model/use-sign-in';
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
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const element = useRef<HTMLFormElement>(null);
  useAutofillSync(form, element);
  const signIn = useSignIn();
  const { errors } = form.formState;
  usePreloadedFirebase();
  const attempt = (how: SignInBy) => signIn.mutate(how);
  return (
    <div className={styles.ways}>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          void form.handleSubmit((typed) => attempt({ by: 'password', ...typed }))(event)
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Failure error={signIn.error} />
        <Button type="submit" busy={signIn.isPending}>
          {signIn.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <Button
        variant="outline"
        disabled={signIn.isPending}
        onClick={() => attempt({ by: 'google' })}
      >
        Continue with Google
      </Button>
      <OtherLinks next={next} />
    </div>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const sentence = error && signInFailure(error);
  return (
    <p role="alert" className={styles.failure}>
      {sentence}
    </p>
  );
}

function OtherLinks({ next }: NextProps) {
  return (
    <p className={styles.links}>
      <TextLink to="/forgot-password">Forgot your password?</TextLink>
      <span>
        New here? <TextLink to={signInAddress('/register', next)}>Create an account</TextLink>
      </span>
    </p>
  );
}
