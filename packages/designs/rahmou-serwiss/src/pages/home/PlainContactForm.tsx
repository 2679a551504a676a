import { usePlainContactForm } from '@teranga/core/features/contact/fields';
import { sentId, sentParam } from '@teranga/core/lib/forms';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { FieldRow, TextAreaField, TextField } from '@teranga/ui/field';
import { Send } from 'lucide-react';
import styles from './LazyContactForm.module.css';

const messageRows = 6;

/** The contact form as HTML alone, laid out as the one that replaces it. */
export function PlainContactForm() {
  const { fields, sentText, submitLabel } = usePlainContactForm();
  const isSent = useSearchParams()[0].has(sentParam);
  return (
    <form method="post" action="/contacts" className={styles.plain} aria-label="Écrire un message" noValidate>
      {isSent && <output id={sentId}>{sentText}</output>}
      <FieldRow>
        {fields
          .filter(({ isLong }) => !isLong)
          .map(({ isLong: _isLong, ...field }) => (
            <TextField key={field.name} {...field} />
          ))}
      </FieldRow>
      {fields
        .filter(({ isLong }) => isLong)
        .map(({ isLong: _isLong, type: _type, inputMode: _inputMode, ...field }) => (
          <TextAreaField key={field.name} {...field} rows={messageRows} />
        ))}
      <Button variant="primary" size="large" type="submit" className={styles.send}>
        <Send size={20} strokeWidth={1.75} aria-hidden="true" />
        {submitLabel}
      </Button>
    </form>
  );
}
