import type { CodeEntryView } from '@teranga/core/features/account/form';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useEffect, useRef, type FormEvent } from 'react';
import styles from './CodeEntry.module.css';

/**
 * A code field, with links to request another code and to go back. Focused at once, as it is the
 * only next step.
 */
export function CodeEntry({
  code,
  submitLabel,
  correct,
}: {
  code: CodeEntryView;
  submitLabel: string;
  correct: { label: string; run: () => void };
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    code.submit();
  };
  return (
    <form className={styles.entry} method="dialog" onSubmit={send} noValidate>
      <p>
        {code.notice.before}
        <strong className={styles.contact}>{code.sentTo}</strong>
        {code.notice.after}
      </p>
      <TextField
        ref={input}
        name="otp"
        label="Code de vérification"
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code.value}
        onChange={(event) => code.type(event.target.value)}
        error={code.error}
      />
      <Button variant="primary" size="large" type="submit" isBusy={code.isSubmitting}>
        {submitLabel}
      </Button>
      <div className={styles.ways}>
        <Button variant="plain" data-waiting={code.resend.isWaiting || undefined} onClick={code.resend.run}>
          {code.resend.label}
        </Button>
        <Button variant="plain" onClick={correct.run}>
          {correct.label}
        </Button>
      </div>
      <output className={styles.news} data-tone={code.news?.tone}>
        {code.news?.text}
      </output>
    </form>
  );
}
