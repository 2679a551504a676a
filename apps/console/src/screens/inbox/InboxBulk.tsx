import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { SelectField } from '@teranga/ui/field';
import { useState } from 'react';
import { inboxApi } from '../../api/inboxApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';
import { BulkResults, type Outcome } from '../../parts/BulkResults.tsx';
import { changeEach } from '../../parts/changeEach.ts';
import type { InboxEntry } from './inboxEntry.ts';
import { useInboxChanges, type InboxKind } from './useInboxChanges.ts';
import dialogs from '../../parts/dialogs.module.css';

interface InboxBulkProps {
  kind: InboxKind;
  entries: readonly InboxEntry[];
  selection: Selection;
}

const nouns = { quote: 'devis', message: 'message' } as const;
const nobody = { value: '', label: 'Personne' };

/** Closes the chosen entries, or gives them to a member. */
export function InboxBulk({ kind, entries, selection }: InboxBulkProps) {
  const [open, setOpen] = useState<'close' | 'assign' | null>(null);
  const [member, setMember] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Outcome[] | null>(null);
  const { data } = inboxApi.useMembersQuery();
  const { close, assign } = useInboxChanges(kind);
  const dispatch = useConsoleDispatch();
  const chosen = entries.filter(({ id }) => selection.keys.has(id));
  const openOnes = chosen.filter(({ status }) => status !== 'CLOSED');
  const concerned = open === 'close' ? openOnes : chosen;
  const noun = nouns[kind];
  const count = plural(concerned.length, noun, kind === 'quote' ? noun : undefined);
  const send = async () => {
    setBusy(true);
    const outcomes = await changeEach(
      concerned,
      ({ id, name, title }) => ({ key: id, name: `${name}, ${title}` }),
      (entry) => (open === 'close' ? close(entry) : assign(entry, member || null)),
    );
    setBusy(false);
    setOpen(null);
    selection.clear();
    if (outcomes.some(({ isDone }) => !isDone)) setRefused(outcomes);
    else dispatch(showToast({ tone: 'success', text: `${count} : c’est fait.` }));
  };
  return (
    <>
      <BulkBar selection={selection} noun={noun} many={kind === 'quote' ? noun : undefined}>
        <Button variant="quiet" onClick={() => setOpen('assign')}>
          Confier…
        </Button>
        {openOnes.length > 0 && (
          <Button variant="quiet" onClick={() => setOpen('close')}>
            Clore ({openOnes.length})
          </Button>
        )}
      </BulkBar>
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        label={open === 'close' ? `Clore ${count}` : `Confier ${count}`}
      >
        <form
          className={dialogs.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {open === 'close' ? (
            <p>Ce qui est clos quitte la liste de ce qui attend ; rien n’est supprimé.</p>
          ) : (
            <SelectField
              name="member"
              label="Confier à"
              options={[nobody, ...(data?.members ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
              value={member}
              onChange={({ target }) => setMember(target.value)}
            />
          )}
          <div className={dialogs.ways}>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Ne rien changer
            </Button>
            <Button variant="primary" type="submit" isBusy={isBusy}>
              {open === 'close' ? 'Clore' : 'Confier'}
            </Button>
          </div>
        </form>
      </Dialog>
      <BulkResults outcomes={refused} onClose={() => setRefused(null)} />
    </>
  );
}
