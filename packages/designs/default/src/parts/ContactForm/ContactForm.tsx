import { useContactForm, type ContactFieldView } from '@teranga/core/features/contact';
import { sentId, sentParam } from '@teranga/core/lib/forms';
import { ActionForm } from '@teranga/design-kit';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { AlertDialog } from '@teranga/ui/alert-dialog';
import { Button, staysInField } from '@teranga/ui/button';
import { FieldRow, goToFirstError, TextAreaField, TextField } from '@teranga/ui/field';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import styles from './ContactForm.module.css';

const messageRows = 6;

function Field({ field: { isLong, ...field } }: { field: ContactFieldView }) {
  if (!isLong) return <TextField {...field} />;
  const { type: _type, inputMode: _inputMode, ...rest } = field;
  return <TextAreaField {...rest} rows={messageRows} />;
}

/** Contact form. Errors are shown in a dialog, then under the field that gets the focus. */
export function ContactForm() {
  const view = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useSearchParams()[0].has(sentParam);
  return (
    <ActionForm
      action="/contacts"
      run={view.submit}
      ref={form}
      className={styles.form}
      aria-label="Écrire un message"
    >
      {isSent && <output id={sentId}>{view.sentText}</output>}
      <FieldRow>
        {view.fields
          .filter(({ isLong }) => !isLong)
          .map((field) => (
            <Field key={field.name} field={field} />
          ))}
      </FieldRow>
      {view.fields
        .filter(({ isLong }) => isLong)
        .map((field) => (
          <Field key={field.name} field={field} />
        ))}
      <Button
        variant="primary"
        size="large"
        type="submit"
        {...staysInField}
        isBusy={view.isSending}
        className={styles.send}
      >
        <Send size={20} strokeWidth={1.75} aria-hidden="true" />
        {view.submitLabel}
      </Button>
      <AlertDialog alert={view.dialog} onClosed={() => goToFirstError(form.current)} />
    </ActionForm>
  );
}
