import { yupResolver } from '@hookform/resolvers/yup';
import { CheckboxField, TextAreaField, TextField } from '@teranga/ui/field';
import { useController, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { groupingsApi, type Grouping, type GroupingEntry } from '../../api/groupingsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { EntryButtons } from '../../parts/EntryButtons.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { ImageField } from '../../parts/ImageField.tsx';
import { RichTextField } from '../../parts/RichTextField.tsx';
import dialogs from '../../parts/dialogs.module.css';
import { entrySchema, toBody, toEntryFields, type EntryForm } from './entryFields.ts';
import { groupingWords } from './groupingWords.ts';

interface EntryDialogProps {
  grouping: Grouping;
  /** Null for a new one. */
  entry: GroupingEntry | null;
  onClose: () => void;
}

/** The fields of a category, a collection or a service. */
export function EntryDialog({ grouping, entry, onClose }: EntryDialogProps) {
  const words = groupingWords[grouping];
  const [create, creation] = groupingsApi.useCreateEntryMutation();
  const [change, changing] = groupingsApi.useChangeEntryMutation();
  const [remove, removal] = groupingsApi.useRemoveEntryMutation();
  const { run, conflict, failure } = useChange();
  const { register, handleSubmit, formState, control } = useForm<EntryForm>({
    resolver: yupResolver(entrySchema),
    defaultValues: toEntryFields(entry),
  });
  const image = useController({ control, name: 'image' }).field;
  const description = useController({ control, name: 'description' }).field;
  const { errors, dirtyFields } = formState;
  const errorOf = (name: keyof EntryForm) => errors[name]?.message ?? failure?.fields?.[name];

  const save = handleSubmit(async (fields) => {
    const names = Object.keys(dirtyFields);
    const body = toBody(grouping, fields, entry ? names : null);
    const answer = entry
      ? await run(change({ grouping, id: entry.id, version: entry.version, body }), {
          done: 'Enregistré.',
          undo: ({ id, version }) =>
            change({ grouping, id, version, body: toBody(grouping, toEntryFields(entry), names) }),
        })
      : await run(create({ grouping, body }), {
          done: words.created,
          undo: ({ id, version }) => remove({ grouping, id, version }),
        });
    if (answer) onClose();
  });
  const end = async () => {
    if (!entry) return;
    const answer = await run(remove({ grouping, id: entry.id, version: entry.version }), {
      done: `« ${entry.name} » est supprimé.`,
    });
    if (answer) onClose();
  };
  return (
    <FormDialog
      isDirty={formState.isDirty}
      onClose={onClose}
      label={entry ? `${words.edit} « ${entry.name} »` : words.add}
    >
      <form className={dialogs.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField label="Nom" isRequired error={errorOf('name')} {...register('name')} />
        <ImageField
          label="Image"
          value={image.value}
          onChange={image.onChange}
          error={failure?.fields?.['image'] ?? failure?.fields?.['picture']}
        />
        {grouping === 'categories' && (
          <CheckboxField
            label="Mettre en avant sur l’accueil"
            error={errorOf('isPopular')}
            {...register('isPopular')}
          />
        )}
        {grouping === 'collections' && (
          <TextAreaField
            label="Description"
            rows={3}
            error={errorOf('description')}
            {...register('description')}
          />
        )}
        {grouping === 'services' && (
          <>
            <RichTextField
              label="Description"
              value={description.value}
              onChange={description.onChange}
              error={errorOf('description')}
            />
            <TextField
              label="Famille de services"
              hint="Par exemple « Voyages ». Elle se crée si elle n’existe pas."
              error={errorOf('category')}
              {...register('category')}
            />
            <TextField
              label="Prix le plus bas, en FCFA"
              hint="Affiché « dès … ». Vide : sur devis."
              inputMode="numeric"
              error={errorOf('fromPrice')}
              {...register('fromPrice')}
            />
            <TextField
              label="Durée"
              hint="Par exemple « 3 jours ouvrés »."
              error={errorOf('duration')}
              {...register('duration')}
            />
            <TextAreaField
              label="Documents à fournir"
              hint="Un par ligne."
              rows={3}
              error={errorOf('documents')}
              {...register('documents')}
            />
            <CheckboxField
              label="Proposé en ce moment"
              error={errorOf('isAvailable')}
              {...register('isAvailable')}
            />
          </>
        )}
        {entry && 'count' in entry && grouping === 'categories' && entry.count === 0 && (
          <p>
            Ce rayon est vide.{' '}
            <Link to="/articles" className="link">
              Cochez des articles
            </Link>
            , puis choisissez « Changer de rayon… » parmi les autres actions.
          </p>
        )}
        {entry && 'count' in entry && grouping === 'categories' && entry.count > 0 && (
          <p>
            <Link to={`/articles?category=${encodeURIComponent(entry.id)}`} className="link">
              Ses articles, par exemple pour réduire leurs prix
            </Link>
          </p>
        )}
        <FormError failure={conflict === null ? failure : null} />
        <EntryButtons
          isBusy={creation.isLoading || changing.isLoading}
          isRemoving={removal.isLoading}
          remove={entry && (() => void end())}
        >
          Supprimer « {entry?.name} » pour de bon ? Les articles restent ; un rayon ne part qu’une fois vide.
        </EntryButtons>
        {conflict !== null && <p role="alert">{conflict}</p>}
      </form>
    </FormDialog>
  );
}
