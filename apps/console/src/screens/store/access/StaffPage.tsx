import type { StaffMemberWire, StaffRole } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { SelectField } from '@teranga/ui/field';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { teamApi } from '../../../api/teamApi.ts';
import { roleNames, useSession } from '../../../lib/session.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { NewMemberDialog } from './NewMemberDialog.tsx';
import { roleOptions } from './roleOptions.ts';
import styles from './StaffPage.module.css';

function Member({ member }: { member: StaffMemberWire }) {
  const { id, name, role, phone, email, version } = member;
  const session = useSession();
  const isSelf = session.member.id === id;
  const [isLeaving, setLeaving] = useState(false);
  const [isInvited, setInvited] = useState(false);
  const [change] = teamApi.useChangeMemberMutation();
  const [remove, removal] = teamApi.useRemoveMemberMutation();
  const { refetch } = teamApi.useStaffQuery();
  const { run, conflict, failure, clearConflict } = useChange();
  return (
    <Entry
      title={name}
      badge={isSelf && <Badge tone="good">Vous</Badge>}
      actions={
        <>
          <SelectField
            name={`role-${id}`}
            className={styles.role}
            label={`Rôle de ${name}`}
            options={roleOptions}
            isReadOnly={isSelf}
            value={role}
            onChange={({ target }) =>
              void run(change({ id, version, body: { role: target.value as StaffRole } }), {
                done: `${name} : ${roleNames[target.value as StaffRole]}.`,
              })
            }
          />
          {!isSelf && (
            <Menu
              label={`Autres actions pour ${name}`}
              items={[
                { label: 'Transmettre l’adresse…', run: () => setInvited(true) },
                { label: 'Retirer de l’équipe…', isGrave: true, run: () => setLeaving(true) },
              ]}
            />
          )}
        </>
      }
      dialogs={
        <>
          {isInvited && <InvitationDialog member={member} onClose={() => setInvited(false)} />}
          <ConfirmDialog
            isOpen={isLeaving}
            title={`Retirer ${name} de l’équipe`}
            action="Retirer de l’équipe"
            isBusy={removal.isLoading}
            failure={failure}
            confirm={() =>
              void run(remove(id), { done: `${name} ne fait plus partie de l’équipe.` }).then(
                (done) => done && setLeaving(false),
              )
            }
            onClose={() => setLeaving(false)}
          >
            <p>Ses appareils sont déconnectés aussitôt. Ce que cette personne a fait reste au journal.</p>
          </ConfirmDialog>
          <ConflictDialog
            message={isLeaving ? null : conflict}
            title="Le rôle n’a pas changé"
            onClose={() => {
              clearConflict();
              void refetch();
            }}
          />
        </>
      }
    >
      {[phone, email].filter(Boolean).join(' · ')}
    </Entry>
  );
}

/** Who works in the store. */
export function StaffPage() {
  const query = teamApi.useStaffQuery();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<StaffMemberWire | null>(null);
  return (
    <Page
      title="Équipe"
      back={backToStore}
      width="narrow"
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Ajouter
        </Button>
      }
    >
      <p>
        Propriétaire : tout. Gérance : tout, sauf l’équipe, les clés et les noms de domaine. Préparation : les
        commandes et le stock.
      </p>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ members }) => (
          <EntryList label="Équipe">
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </EntryList>
        )}
      </QueryState>
      {isAdding && (
        <NewMemberDialog
          onAdded={(member) => {
            setAdding(false);
            setAdded(member);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {added && <InvitationDialog member={added} onClose={() => setAdded(null)} />}
    </Page>
  );
}
