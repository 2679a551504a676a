import { Button } from '@teranga/ui/button';
import { TextAreaField, TextField } from '@teranga/ui/field';
import { useForm } from 'react-hook-form';
import { settingsApi } from '../../../api/settingsApi.ts';
import { startOfDay } from '../../../lib/days.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Card } from '../../../parts/Card.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PausedCard } from '../../../parts/PausedCard.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import styles from '../../../parts/dialogs.module.css';

function PauseForm() {
  const [pauseStore, { isLoading }] = settingsApi.usePauseStoreMutation();
  const [resume] = settingsApi.useResumeStoreMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit } = useForm({ defaultValues: { until: '', message: '' } });
  const save = handleSubmit(async ({ until, message }) => {
    // Senegal has the time of Greenwich; a pause ends at the beginning of its day.
    const end = until === '' ? null : startOfDay(until);
    await run(pauseStore({ until: end, message: message.trim() || null }), {
      done: 'La boutique est en pause.',
      undo: () => resume(),
    });
  });
  return (
    <Card title="Mettre en pause">
      <p>Les clients voient les articles, mais ne peuvent pas commander.</p>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          type="date"
          label="Reprise le"
          hint="Vide : quand vous la reprendrez."
          error={failure?.fields?.['until']}
          {...register('until')}
        />
        <TextAreaField
          label="Ce que lisent les clients"
          hint="Vide : la phrase habituelle. 300 signes au plus."
          rows={2}
          error={failure?.fields?.['message']}
          {...register('message')}
        />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            Mettre en pause
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Whether the store takes orders. */
export function PausePage() {
  const query = settingsApi.usePauseQuery();
  return (
    <Page title="Pause, congé" back={backToStore} width="narrow">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ pause }) => (pause ? <PausedCard pause={pause} /> : <PauseForm />)}
      </QueryState>
    </Page>
  );
}
