import { yupResolver } from '@hookform/resolvers/yup';
import type { CheckImportWire, ImportFileWire } from '@teranga/contract/admin';
import { missingModes, stockModes } from '@teranga/contract/admin/importModes';
import { importSources } from '@teranga/contract/admin/importSources';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { SelectField, TextField } from '@teranga/ui/field';
import { Fragment, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { number, object, string, type InferType } from 'yup';
import { importsApi } from '../../api/importsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { chosenMapping } from './chosenMapping.ts';
import { ImportSample } from './ImportSample.tsx';
import { sourceOptions } from './importWords.ts';
import dialogs from '../../parts/dialogs.module.css';
import sticky from '../../parts/stickyBar.module.css';
import styles from './imports.module.css';

const currencies = [
  { value: '', label: 'FCFA' },
  { value: 'EUR', label: 'Euro' },
  { value: 'USD', label: 'Dollar américain' },
  { value: 'GBP', label: 'Livre sterling' },
  { value: 'CAD', label: 'Dollar canadien' },
];
/** Its rate is fixed. */
const fixedCurrency = 'EUR';
const referenceHint = 'Sans cette colonne, le nom de chaque article lui sert de référence.';
const stockHint = 'Le stock du fichier ne servira qu’aux nouveaux articles.';
const priceHint = 'Ce que paie le client : une réduction en cours qui donne un autre prix s’arrête.';
const rateText = 'Saisissez combien de FCFA fait une unité.';

const fieldHints: Readonly<Record<string, string>> = { sku: referenceHint, price: priceHint };

const schema = object({
  source: string()
    .oneOf(importSources, 'Dites d’où vient le fichier.')
    .required('Dites d’où vient le fichier.'),
  currency: string().default(''),
  rate: number()
    .transform((value: number, text: unknown) => (text === '' ? undefined : value))
    .typeError(rateText)
    .positive(rateText)
    .when('currency', ([currency], rate) =>
      currency === '' || currency === fixedCurrency ? rate : rate.required(rateText),
    ),
  stock: string().oneOf(stockModes).required(),
  missing: string().oneOf(missingModes).required(),
});
type Fields = InferType<typeof schema> & { mapping: Record<string, string> };

interface ImportOptionsProps {
  file: ImportFileWire;
  onChecked: () => void;
  giveUp: () => void;
}

/** Which column is what, and what becomes of what is there already. */
export function ImportOptions({ file, onChecked, giveUp }: ImportOptionsProps) {
  const { id, columns, fields } = file;
  const [check, { isLoading }] = importsApi.useCheckImportMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: yupResolver(schema),
    defaultValues: {
      source: file.source ?? 'spreadsheet',
      currency: '',
      stock: 'keep' as const,
      missing: 'keep' as const,
    },
  });
  const [mapping] = useState(() => chosenMapping.of(file));
  const columnsForm = useForm<Pick<Fields, 'mapping'>>({
    defaultValues: { mapping: Object.fromEntries(fields.map(({ field }) => [field, mapping[field] ?? ''])) },
  });
  const [source, currency, stock] = useWatch({ control, name: ['source', 'currency', 'stock'] });
  const stockColumn = useWatch({ control: columnsForm.control, name: 'mapping.stock' });
  const isSheet = source === 'spreadsheet';
  /** Whether the chosen columns say of which product a row is. */
  const namesProducts = () => {
    const { sku, name } = columnsForm.getValues('mapping');
    return !isSheet || Boolean(sku) || Boolean(name);
  };
  const send = handleSubmit(async ({ rate, ...options }) => {
    columnsForm.clearErrors();
    if (!namesProducts()) {
      columnsForm.setError('mapping.name', { message: 'Choisissez une colonne.' }, { shouldFocus: true });
      return;
    }
    const chosen = Object.fromEntries(
      Object.entries(columnsForm.getValues('mapping')).filter(([, column]) => column !== ''),
    );
    const body: CheckImportWire = {
      source: options.source,
      stock: options.stock,
      missing: options.missing,
      ...(isSheet && { mapping: chosen }),
      ...(options.currency && { currency: options.currency }),
      ...(options.currency && rate !== undefined && { rate }),
    };
    if (!(await run(check({ id, body })))) return;
    if (isSheet) chosenMapping.save(columns, chosen);
    onChecked();
  });
  const errorOf = (name: 'source' | 'currency' | 'rate') =>
    formState.errors[name]?.message ?? failure?.fields?.[name];
  const columnOptions = [
    { value: '', label: 'Aucune' },
    ...columns.map((column) => ({ value: column, label: column })),
  ];
  const stockRule = (
    <SelectField
      label="Stock des articles déjà en boutique"
      hint={stock === 'keep' ? stockHint : null}
      options={[
        { value: 'keep', label: 'Le laisser' },
        { value: 'add', label: 'Y ajouter celui du fichier' },
        { value: 'set', label: 'Le remplacer par celui du fichier' },
      ]}
      {...register('stock')}
    />
  );
  return (
    <form className={dialogs.form} noValidate onSubmit={(event) => void send(event)}>
      <Card title="Fichier">
        <SelectField
          label="D’où vient-il ?"
          options={sourceOptions}
          error={errorOf('source')}
          {...register('source')}
        />
        {isSheet && <ImportSample columns={columns} rows={file.sample} />}
      </Card>
      {isSheet && fields.length > 0 && (
        <Card title="Colonnes">
          <p className={styles.soft}>Un champ sans colonne reste comme il est dans la boutique.</p>
          {fields.map(({ field, label }) => (
            <Fragment key={field}>
              <SelectField
                label={label}
                hint={fieldHints[field] ?? null}
                options={columnOptions}
                error={
                  columnsForm.formState.errors.mapping?.[field]?.message ??
                  failure?.fields?.[`mapping.${field}`]
                }
                {...columnsForm.register(`mapping.${field}`)}
              />
              {field === 'stock' && stockColumn && stockRule}
            </Fragment>
          ))}
        </Card>
      )}
      <Card title="Règles">
        <SelectField
          label="Monnaie des prix"
          options={currencies}
          error={errorOf('currency')}
          {...register('currency')}
        />
        {currency !== '' && currency !== fixedCurrency && (
          <TextField
            type="number"
            inputMode="numeric"
            label={`FCFA pour 1 ${currency}`}
            error={errorOf('rate')}
            {...register('rate')}
          />
        )}
        {!isSheet && stockRule}
        <SelectField
          label="Articles que le fichier ne contient pas"
          options={[
            { value: 'keep', label: 'Les laisser en vente' },
            { value: 'unpublish', label: 'Les retirer de la vente' },
          ]}
          {...register('missing')}
        />
      </Card>
      <FormError failure={failure} />
      <div className={classNames(sticky.bar, styles.bar)}>
        <Button variant="plain" onClick={giveUp}>
          Abandonner
        </Button>
        <Button variant="primary" type="submit" isBusy={isLoading}>
          Vérifier
        </Button>
      </div>
    </form>
  );
}
