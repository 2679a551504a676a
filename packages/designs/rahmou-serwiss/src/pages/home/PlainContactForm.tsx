import { usePlainContactForm } from '@teranga/core/features/contact/fields';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { TextAreaField, TextField } from '@teranga/ui/field';
import styles from './ContactFormSoon.module.css';

const messageRows = 6;

/** The contact form as HTML alone: browsers that run scripts show the real one instead. */
export function PlainContactForm() {
  const { fields, sentText, submitLabel } = usePlainContactForm();
  const isSent = useSearchParams()[0].has('envoye');
  return (
    <form method="post" action="/contacts" className={styles.plain} aria-label="Écrire un message" noValidate>
      {isSent && <output>{sentText}</output>}
      {fields.map(({ isLong, type, inputMode, ...field }) =>
        isLong ? (
          <TextAreaField key={field.name} {...field} rows={messageRows} />
        ) : (
          <TextField key={field.name} {...field} type={type} inputMode={inputMode} />
        ),
      )}
      <Button variant="primary" size="large" type="submit">
        {submitLabel}
      </Button>
    </form>
  );
}
