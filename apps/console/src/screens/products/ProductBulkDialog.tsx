import type { ProductBulkWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { groupingsApi } from '../../api/groupingsApi.ts';
import { useGrouping } from '../../api/useGrouping.ts';
import { plural } from '../../lib/format.ts';
import dialogs from '../../parts/dialogs.module.css';

type Change = ProductBulkWire['change'];
export type BulkKind =
  | 'categoryId'
  | 'addCollection'
  | 'removeCollection'
  | 'addTag'
  | 'removeTag'
  | 'isDeleted';

interface ProductBulkDialogProps {
  kind: BulkKind;
  /** How many products are chosen. */
  count: number;
  isBusy: boolean;
  /** `done`: what became of the products. */
  apply: (change: Change, done: string) => void;
  onClose: () => void;
}

/** `done`: what became of the products, before the name of what was chosen. */
const words: Record<BulkKind, { title: string; field: string; button: string; done: string }> = {
  categoryId: {
    title: 'Changer de rayon',
    field: 'Rayon',
    button: 'Changer de rayon',
    done: 'dans le rayon',
  },
  addCollection: {
    title: 'Ajouter à une collection',
    field: 'Collection',
    button: 'Ajouter',
    done: 'ajoutés à la collection',
  },
  removeCollection: {
    title: 'Retirer d’une collection',
    field: 'Collection',
    button: 'Retirer',
    done: 'retirés de la collection',
  },
  addTag: { title: 'Ajouter une étiquette', field: 'Étiquette', button: 'Ajouter', done: 'avec l’étiquette' },
  removeTag: {
    title: 'Retirer une étiquette',
    field: 'Étiquette',
    button: 'Retirer',
    done: 'sans l’étiquette',
  },
  isDeleted: { title: 'Supprimer ces articles ?', field: '', button: 'Supprimer', done: 'supprimés' },
};

/** No id is such a word. */
const noCategory = '-';

const changes: Record<BulkKind, (value: string) => Change> = {
  categoryId: (value) => ({ categoryId: value === noCategory ? null : value }),
  addCollection: (value) => ({ addCollection: value }),
  removeCollection: (value) => ({ removeCollection: value }),
  addTag: (value) => ({ addTag: value }),
  removeTag: (value) => ({ removeTag: value }),
  isDeleted: () => ({ isDeleted: true }),
};

/** Prompts for what to do with the chosen products. */
export function ProductBulkDialog({ kind, count, isBusy, apply, onClose }: ProductBulkDialogProps) {
  const [value, setValue] = useState('');
  const categories = useGrouping('categories');
  const collections = useGrouping('collections');
  const { data: tags } = groupingsApi.useNamesQuery('tags');
  const { title, field, button, done } = words[kind];
  const doneText = (chosen: string) => {
    const name = entries?.find(({ id }) => id === chosen)?.name ?? chosen;
    if (kind === 'categoryId' && chosen === noCategory) return 'sans rayon';
    return kind === 'isDeleted' ? done : `${done} « ${name} »`;
  };
  const entries = kind === 'categoryId' ? categories?.items : collections?.items;
  const isTag = kind === 'addTag' || kind === 'removeTag';
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <form
        className={dialogs.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (kind === 'isDeleted' || value.trim() !== '')
            apply(changes[kind](value.trim()), doneText(value.trim()));
        }}
      >
        {kind === 'isDeleted' ? (
          <p>
            {plural(count, 'article quitte', 'articles quittent')} la boutique pour de bon. Les commandes
            passées restent comme elles sont.
          </p>
        ) : isTag ? (
          <>
            <TextField
              name="tag"
              label={field}
              list="bulk-tags"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
            <datalist id="bulk-tags">
              {tags?.items.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        ) : (
          <SelectField
            name="grouping"
            label={field}
            options={[
              { value: '', label: 'Choisir…' },
              ...(entries ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ...(kind === 'categoryId' ? [{ value: noCategory, label: 'Aucun rayon' }] : []),
            ]}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <div className={dialogs.ways}>
          <Button variant="quiet" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button variant="primary" type="submit" isBusy={isBusy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
