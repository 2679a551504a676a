import type { SizeGuideWire } from '@teranga/contract';
import { Button } from '@teranga/ui/button';
import { TextAreaField, TextField } from '@teranga/ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { SizeTable } from './SizeTable.tsx';
import type { CustomFieldProps } from './settingFields.ts';
import styles from './settings.module.css';

type Category = SizeGuideWire['categories'][number];

const blank: Category = {
  title: '',
  description: '',
  columnHeaders: ['Poitrine', 'Taille'],
  sizeTable: [{ label: '', values: ['', ''] }],
};

/** The tables of sizes: one for clothes, one for shoes and so on. */
export function SizeTablesField({ value, onChange, error }: CustomFieldProps) {
  const categories = Array.isArray(value) ? (value as Category[]) : [];
  const change = (index: number, fields: Partial<Category>) =>
    onChange(categories.map((category, at) => (at === index ? { ...category, ...fields } : category)));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>Tableaux de tailles</legend>
      {categories.map((category, index) => (
        <fieldset key={index} aria-label={`Tableau ${index + 1}`} className={styles.block}>
          <TextField
            name={`table-${index}-title`}
            label="Titre"
            hint="Par exemple « Robes » ou « Chaussures »."
            value={category.title}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <TextAreaField
            name={`table-${index}-text`}
            label="Comment mesurer"
            rows={2}
            value={category.description}
            onChange={({ target }) => change(index, { description: target.value })}
          />
          <SizeTable
            headers={category.columnHeaders}
            rows={category.sizeTable}
            onChange={(columnHeaders, sizeTable) => change(index, { columnHeaders, sizeTable })}
          />
          <Button
            variant="plain"
            className={styles.add}
            onClick={() => onChange(categories.filter((_category, at) => at !== index))}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Supprimer ce tableau
          </Button>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button variant="quiet" className={styles.add} onClick={() => onChange([...categories, blank])}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        Ajouter un tableau
      </Button>
    </fieldset>
  );
}
