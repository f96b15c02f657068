import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Form, SubmitButton } from '@/components/form/form';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useUsernameForm } from '../model/use-username-form';
import styles from './username-card.module.css';
import { UsernameField } from './username-field';

/** The id of the card's heading. A link that ends with `#username-card` focuses the username field. */
const CARD_ID = 'username-card';

const HINT = '3 to 20 letters, numbers, or underscores. Everyone sees it on the items you share.';

export function UsernameCard() {
  const { form, submit, isPending } = useUsernameForm(null);
  const { setFocus } = form;
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${CARD_ID}`) setFocus('username');
  }, [hash, key, setFocus]);
  return (
    <Card aria-labelledby={CARD_ID} className={styles.card}>
      <Form form={form} busy={isPending} className={styles.form} onSubmit={submit}>
        <h2 id={CARD_ID} className={classNames(text.heading, styles.title)}>
          Choose Your Username
        </h2>
        <UsernameField hint={HINT} {...form.field('username')} />
        <SubmitButton busyLabel="Setting Username...">Set Username</SubmitButton>
      </Form>
    </Card>
  );
}
