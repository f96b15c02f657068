import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { useNavigate } from 'react-router-dom';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast, showToastAfterLoad } from '@/components/toast/toast-store';
import { nextPathInUrl } from '@/lib/same-origin-path';
import { signInUrl } from '@/lib/sign-in-url';
import { ApiError, errorSentence } from '@/services/api-error';
import { type RegistrationForm, registrationFormSchema } from '../model/registration-form';
import { rememberSentMailAddress } from '../model/sent-mail-address';
import { signInFailureMessage } from '../model/sign-in-failure';
import { useRegister } from '../model/use-register';
import { usernameFailureMessage } from '../model/use-set-username';
import { useSignIn } from '../model/use-sign-in';
import { GoogleButton } from './google-button';
import { PasswordField } from './password-field';
import styles from './register-form.module.css';
import { TextLink } from './text-link';

const EMPTY: RegistrationForm = {
  email: '',
  username: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
};

interface RegisterFormProps {
  /** The URL of the page that opens if the member signs in with Google instead of filling in the form. */
  readonly next: string;
}

export function RegisterForm({ next }: RegisterFormProps) {
  const form = useRegistrationForm();
  const { submit, busy } = useSubmit(form);
  const google = useGoogle();
  return (
    <div className={styles.ways}>
      <Form
        form={form}
        busy={busy || google.isPending}
        className={styles.form}
        onSubmit={form.submit(submit)}
      >
        <Fields form={form} />
        <SubmitButton busyLabel={busy ? 'Creating Account...' : undefined} size="lg">
          Create Account
        </SubmitButton>
      </Form>
      <GoogleButton disabled={busy || google.isPending} onPress={google.press} />
      <FormFailure>{google.error && signInFailureMessage(google.error)}</FormFailure>
      <p className={styles.signIn}>
        Already have an account? <TextLink to={signInUrl('/login', next)}>Sign in here</TextLink>
      </p>
    </div>
  );
}

/**
 * Returns `press`, which signs in with Google and then opens the page in the URL's parameter `next`. New members choose
 * their username on that page.
 */
function useGoogle() {
  const { mutate, isPending, error } = useSignIn();
  const navigate = useNavigate();
  const press = () =>
    mutate(
      { by: 'google' },
      { onSuccess: () => void navigate(nextPathInUrl(), { replace: true }) },
    );
  return { press, isPending, error };
}

const useRegistrationForm = () => useZodForm(registrationFormSchema, { defaultValues: EMPTY });

type Registering = ReturnType<typeof useRegistrationForm>;

function useSubmit(form: Registering) {
  const register = useRegister();
  const submit = (typed: RegistrationForm) =>
    register.mutate(registrationOf(typed), {
      onSuccess: ({ username, signedIn }) => {
        showToastAfterLoad({
          title: 'Account created successfully',
          description: `Welcome to BoloBoard, ${username}!`,
        });
        rememberSentMailAddress(typed.email);
        const next = nextPathInUrl();
        window.location.assign(signedIn ? next : signInUrl('/sign-in', next));
      },
      onError: (error) => {
        const message = registrationFailure(error);
        const field = refusedField(error);
        if (field) form.showError(field, message);
        showToast({
          title: 'Registration failed',
          description: message,
          variant: 'destructive',
        });
      },
    });
  // After success, the form stays busy until the browser has loaded the next page.
  return { submit, busy: register.isPending || register.isSuccess };
}

const registrationOf = ({ email, password, username, firstName, lastName }: RegistrationForm) => ({
  email,
  password,
  username,
  firstName,
  lastName,
});

const isInvalidUsername = (error: Error) =>
  error instanceof ApiError && error.serverMessage === USERNAME_MESSAGES.invalid;

const registrationFailure = (error: Error) =>
  isInvalidUsername(error)
    ? usernameFailureMessage(error)
    : errorSentence(error, 'Failed to create account');

function refusedField(error: Error): 'email' | 'username' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'email_taken') return 'email';
  return error.code === 'username_taken' || isInvalidUsername(error) ? 'username' : null;
}

function Fields({ form: { field } }: { readonly form: Registering }) {
  return (
    <>
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...field('email')}
      />
      <TextField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        hint="6 to 20 letters, numbers, or underscores."
        {...field('username')}
      />
      <div className={styles.names}>
        <TextField
          label="First Name"
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...field('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...field('lastName')}
        />
      </div>
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        enterKeyHint="next"
        hint="At least 6 characters."
        {...field('password')}
      />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        enterKeyHint="go"
        {...field('confirmPassword')}
      />
    </>
  );
}
