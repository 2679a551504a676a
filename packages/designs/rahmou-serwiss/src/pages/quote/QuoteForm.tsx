import type { QuoteFormView, QuoteGroupView } from '@teranga/core/features/quotes';
import { ActionForm, WithoutScript } from '@teranga/design-kit';
import { Button, buttonClass, EnterSubmit, staysInField } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { FieldRow } from '@teranga/ui/field';
import { Plus, Send, Stamp, X } from 'lucide-react';
import { useId, type MouseEvent, type Ref } from 'react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { ClearForm } from './ClearForm.tsx';
import { Places } from './Places.tsx';
import { QuoteField } from './QuoteField.tsx';
import styles from './QuoteForm.module.css';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A submit button that changes the form: once hydrated, it does so here. */
const insteadOfPost = (run: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  run();
};

/** A group of questions as a coupon, stamped once they are answered. */
function Coupon({ group, number, places }: { group: QuoteGroupView; number: number; places: string }) {
  const id = useId();
  const isFirst = number === 1;
  return (
    <fieldset
      aria-labelledby={id}
      className={classNames(ticketClass.main, !isFirst && ticketClass.stub, styles.coupon)}
    >
      <div className={styles.heading}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={styles.title}>
          {group.title}
        </h2>
        {group.isDone && (
          <span className={styles.done}>
            <Stamp {...icon} />
            Complet
          </span>
        )}
        {group.remove && (
          <button
            type="submit"
            name="removeLeg"
            value="1"
            className={styles.remove}
            onClick={insteadOfPost(group.remove)}
          >
            <X {...icon} />
            Retirer cette étape
          </button>
        )}
      </div>
      <FieldRow>
        {group.fields.map((field) => (
          <QuoteField key={field.name} field={field} places={places} />
        ))}
      </FieldRow>
    </fieldset>
  );
}

/**
 * The form as one long boarding pass. Its stub stays visible, with the progress and the submit
 * button.
 */
export function QuoteForm({ form, ref }: { form: QuoteFormView; ref: Ref<HTMLFormElement> }) {
  const places = useId();
  const { answered, requested } = form.progress;
  const lastLeg = form.groups.findLastIndex(({ id }) => id.startsWith('legs.'));
  return (
    <ActionForm
      action="/demande-devis"
      values={form.posted}
      run={form.submit}
      ref={ref}
      className={classNames(ticketClass.across, styles.form)}
      aria-label="Demande de devis"
    >
      <EnterSubmit />
      {form.groups.map((group, index) => (
        <div key={group.id} className={styles.row}>
          <Coupon group={group} number={index + 1} places={places} />
          {form.addLeg && index === lastLeg && (
            <Button
              variant="quiet"
              type="submit"
              name="addLeg"
              value="1"
              className={styles.add}
              onClick={insteadOfPost(form.addLeg)}
            >
              <Plus {...icon} />
              Ajouter une étape
            </Button>
          )}
        </div>
      ))}
      <WithoutScript>
        <button type="submit" name="update" value="1" className={buttonClass('quiet')}>
          Mettre à jour les questions
        </button>
      </WithoutScript>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <div className={styles.progress} data-needs-script="">
          <progress className={styles.bar} value={answered} max={requested} aria-label="Réponses données" />
          <span className={styles.count}>{`${answered} sur ${requested}`}</span>
        </div>
        <Button variant="primary" size="large" type="submit" {...staysInField} isBusy={form.isSubmitting}>
          <Send {...icon} />
          {form.submitLabel}
        </Button>
      </div>
      <div className={styles.after}>
        Gratuit et sans engagement. Vos réponses restent sur cet appareil jusqu’à l’envoi.{' '}
        <ClearForm className={styles.clear} clear={form.clear} />
      </div>
      <Places id={places} />
    </ActionForm>
  );
}
