import type { CodeEntryView, PostedEntry } from '@teranga/core/features/account/form';
import { useHydrated } from '@teranga/core/lib/hydration';
import { ActionForm } from '@teranga/design-kit';
import { Button, buttonClass } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useEffect, useRef } from 'react';
import styles from './CodeEntry.module.css';

/**
 * A code field, with links to request another code and to go back. Focused at once, as it is the
 * only next step.
 */
export function CodeEntry({
  code,
  submitLabel,
  correct,
  posted,
}: {
  code: CodeEntryView;
  submitLabel: string;
  correct: { label: string; run: () => void };
  /** Where the step is posted before hydration. */
  posted: PostedEntry;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isHydrated = useHydrated();
  return (
    <ActionForm {...posted} run={code.submit} className={styles.entry}>
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
        <Button
          variant="plain"
          data-waiting={code.resend.isWaiting || undefined}
          {...(isHydrated ? { onClick: code.resend.run } : { type: 'submit', name: 'resend', value: '1' })}
        >
          {code.resend.label}
        </Button>
        {isHydrated ? (
          <Button variant="plain" onClick={correct.run}>
            {correct.label}
          </Button>
        ) : (
          <a href={posted.action + posted.search} className={buttonClass('plain')}>
            {correct.label}
          </a>
        )}
      </div>
      <output className={styles.news} data-tone={code.news?.tone}>
        {code.news?.text}
      </output>
    </ActionForm>
  );
}
