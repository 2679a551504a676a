import { SelectField } from '@teranga/ui/field';
import { inboxApi } from '../../api/inboxApi.ts';
import { Card } from '../../parts/Card.tsx';

interface FollowProps<S extends string> {
  status: S;
  /** The statuses that it may take. */
  statuses: readonly { value: S; label: string }[];
  step: (to: S) => void;
  assignee: { id: string; name: string } | null;
  assign: (memberId: string | null) => void;
}

/** Who takes care of something, and how far it is. */
export function Follow<S extends string>({ status, statuses, step, assignee, assign }: FollowProps<S>) {
  const { data } = inboxApi.useMembersQuery();
  const members = data?.members ?? (assignee ? [assignee] : []);
  return (
    <Card title="Suivi">
      <SelectField
        name="status"
        label="Statut"
        options={statuses}
        value={status}
        onChange={({ target }) => step(target.value as S)}
      />
      <SelectField
        name="assignee"
        label="Confié à"
        options={[
          { value: '', label: 'Personne' },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={assignee?.id ?? ''}
        onChange={({ target }) => assign(target.value || null)}
      />
    </Card>
  );
}
