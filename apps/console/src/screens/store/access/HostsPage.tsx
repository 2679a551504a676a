import { yupResolver } from '@hookform/resolvers/yup';
import type { StoreHostListWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { CheckboxField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { boolean, object, string } from 'yup';
import { settingsApi } from '../../../api/settingsApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { FormError } from '../../../parts/FormError.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import styles from '../../../parts/dialogs.module.css';

type Host = StoreHostListWire['hosts'][number];

const schema = object({
  host: string().trim().required('Donnez un nom de domaine, par exemple boutique.sn.'),
  isRedirect: boolean().default(false),
});

function HostEntry({ host: { host, isPrimary, isRedirect } }: { host: Host }) {
  const [isRemoving, setRemoving] = useState(false);
  const [change] = settingsApi.useChangeHostMutation();
  const [remove, removal] = settingsApi.useRemoveHostMutation();
  const { run, failure } = useChange();
  return (
    <Entry
      title={host}
      badge={
        isPrimary ? (
          <Badge tone="good">Principal</Badge>
        ) : (
          isRedirect && <Badge tone="neutral">Redirigé</Badge>
        )
      }
      actions={
        !isPrimary && (
          <Menu
            label={`Autres actions pour ${host}`}
            items={[
              {
                label: 'En faire le principal',
                run: () =>
                  void run(change({ host, body: { isPrimary: true } }), {
                    done: `${host} est le nom principal.`,
                  }),
              },
              {
                label: isRedirect ? 'Ne plus rediriger' : 'Rediriger vers le principal',
                run: () =>
                  void run(change({ host, body: { isRedirect: !isRedirect } }), {
                    done: isRedirect ? `${host} n’est plus redirigé.` : `${host} est redirigé.`,
                  }),
              },
              { label: 'Retirer…', isGrave: true, run: () => setRemoving(true) },
            ]}
          />
        )
      }
      dialogs={
        <>
          <ConfirmDialog
            isOpen={isRemoving}
            title={`Retirer ${host}`}
            action="Retirer"
            isBusy={removal.isLoading}
            failure={failure}
            confirm={() => void run(remove(host), { done: `${host} est retiré.` })}
            onClose={() => setRemoving(false)}
          >
            <p>La boutique ne répond plus à cette adresse.</p>
          </ConfirmDialog>
        </>
      }
    />
  );
}

function NewHost() {
  const [add, { isLoading }] = settingsApi.useAddHostMutation();
  const { run, failure } = useChange();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { host: '', isRedirect: false },
  });
  const save = handleSubmit(async (fields) => {
    if (await run(add(fields), { done: `${fields.host} est ajouté.` })) reset();
  });
  return (
    <Card title="Ajouter un nom de domaine">
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Nom de domaine"
          hint="Chez son fournisseur, faites-le pointer vers cette boutique."
          error={formState.errors.host?.message ?? failure?.fields?.['host']}
          {...register('host')}
        />
        <CheckboxField label="Rediriger ses visiteurs vers le nom principal" {...register('isRedirect')} />
        <FormError failure={failure?.fields ? null : failure} />
        <div className={styles.ways}>
          <Button variant="quiet" type="submit" isBusy={isLoading}>
            Ajouter
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The addresses that the store answers at. */
export function HostsPage() {
  const query = settingsApi.useHostsQuery();
  return (
    <Page title="Noms de domaine" back={backToStore} width="narrow">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ hosts }) => (
          <EntryList label="Noms de domaine">
            {hosts.map((host) => (
              <HostEntry key={host.host} host={host} />
            ))}
          </EntryList>
        )}
      </QueryState>
      <NewHost />
    </Page>
  );
}
