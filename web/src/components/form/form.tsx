import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
} from 'react';
import {
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '../button';
import styles from './form.module.css';

const Busy = createContext(false);

interface FormProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'form' | 'onSubmit'
> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Whether the form is being sent. The form ignores submits while it is being sent. */
  readonly busy?: boolean;
  /** The handler that `form.submit` returns. */
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** The `<form>` element of a `useZodForm`. Components inside it get the form from `useFormContext`. */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, busy = false, onSubmit, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  useAutofillSync(form, element);
  return (
    <Busy value={busy}>
      <FormProvider {...form}>
        <form
          {...rest}
          ref={element}
          // Usually the app sends the form. If the app cannot start, the browser sends the form, and 'post' keeps
          // passwords out of the URL.
          method="post"
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onSubmit(event);
          }}
        >
          {children}
        </form>
      </FormProvider>
    </Busy>
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** The label of the button while the form is being sent. Default: `children`. */
  readonly busyLabel?: ReactNode;
}

export function SubmitButton({ busyLabel, children, ...button }: SubmitButtonProps) {
  const busy = use(Busy);
  return (
    <Button {...button} type="submit" busy={busy}>
      {busy ? (busyLabel ?? children) : children}
    </Button>
  );
}

/** Shows why the form could not be sent, and announces it. The element stays in the page while it is empty. */
export const FormFailure = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.failure}>
    {children}
  </p>
);

const AUTOFILL_MS = 100;

/**
 * Copies the texts in the form's fields into the form's state, 100 ms after the form mounts, because browsers can fill
 * in fields without an event.
 */
function useAutofillSync<Values extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  element: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const inputs = element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
      for (const { name, type, value } of inputs) {
        if (type === 'radio' || value === '') continue;
        const known: unknown = getValues(name as Path<Values>);
        // Skips a field that this form does not know, because the field belongs to a form inside this form.
        if (typeof known !== 'string' || known === value) continue;
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      }
    }, AUTOFILL_MS);
    return () => clearTimeout(timer);
  }, [element, getValues, setValue]);
}
