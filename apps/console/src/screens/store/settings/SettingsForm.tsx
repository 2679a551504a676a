import type { SettingsWire } from '@teranga/contract/admin';
import { useEffect, useRef } from 'react';
import { get, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { goToFirstError } from '@teranga/ui/field';
import { settingsApi } from '../../../api/settingsApi.ts';
import { useStoreChange } from '../../../lib/useVersionedChange.ts';
import { Card } from '../../../parts/Card.tsx';
import { ConflictDialog, preservedText } from '../../../parts/ConflictDialog.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { ListControl, messageOf } from './ListControl.tsx';
import { settingChanges, withRepeatedContacts } from './settingChanges.ts';
import type { SettingGroup } from './settingFields.ts';
import { ValueControl } from './ValueControl.tsx';
import styles from './settings.module.css';

/** An error without the path that begins it: the field beside it says which setting is meant. */
function sentenceOf(text: string): string {
  const sentence = text.replace(/^« .+? » /, '');
  return sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);
}

/** A form of some settings: it sends each changed path, on the version that was read. */
export function SettingsForm({ groups, data }: { groups: readonly SettingGroup[]; data: SettingsWire }) {
  const { version, settings } = data;
  const { register, control, handleSubmit, formState, reset, setError } = useForm({
    defaultValues: settings,
  });
  const { errors, isDirty } = formState;
  const form = useRef<HTMLFormElement>(null);
  const [patch, { isLoading }] = settingsApi.usePatchSettingsMutation();
  const { refetch } = settingsApi.useSettingsQuery();
  const { run, conflict, failure: refusal, clearConflict } = useStoreChange();

  // The form shows what somebody else saved, and keeps what was typed here.
  useEffect(() => reset(settings, { keepDirtyValues: true }), [reset, settings]);
  useEffect(() => {
    for (const [path, text] of Object.entries(refusal?.fields ?? {}))
      setError(path, { message: sentenceOf(text) });
    if (refusal?.fields) requestAnimationFrame(() => goToFirstError(form.current));
  }, [refusal, setError]);
  const paths = groups.flatMap(({ fields }) => fields.map(({ path }) => path));
  const isShown = (error: string) => paths.some((path) => error === path || error.startsWith(`${path}.`));
  const isElsewhere = refusal?.fields && !Object.keys(refusal.fields).some(isShown);

  const save = handleSubmit(async (values) => {
    const changes = settingChanges(groups, settings, withRepeatedContacts(groups, settings, values));
    if (changes.length === 0) {
      reset(settings);
      return;
    }
    const saved = await run(patch({ version, changes }), version, 'Réglages enregistrés.');
    if (saved?.data) reset(saved.data.settings);
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {groups.map(({ title, text, elsewhere, fields }) => (
        <Card key={title} title={title}>
          {text && <p className={styles.text}>{text}</p>}
          {elsewhere && (
            <Link to={`/boutique/${elsewhere.path}`} className="link">
              {elsewhere.label}
            </Link>
          )}
          {fields.map((field) =>
            field.kind === 'list' ? (
              <ListControl
                key={field.path}
                field={field}
                control={control}
                register={register}
                errors={errors}
              />
            ) : (
              <ValueControl
                key={field.path}
                field={field}
                name={field.path}
                control={control}
                register={register}
                error={messageOf(get(errors, field.path))}
              />
            ),
          )}
        </Card>
      ))}
      <FormError failure={isElsewhere ? refusal : null} />
      <SaveBar isDirty={isDirty} isBusy={isLoading} reset={() => reset(settings)} />
      <ConflictDialog
        message={conflict}
        text={preservedText}
        onClose={() => {
          clearConflict();
          void refetch();
        }}
      />
    </form>
  );
}
