import type { CustomerCardWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';

interface CustomerBulkProps {
  customers: readonly CustomerCardWire[];
  selection: Selection;
}

/** Copies how to reach the chosen people, to write to them from a telephone or a mail program. */
export function CustomerBulk({ customers, selection }: CustomerBulkProps) {
  const dispatch = useConsoleDispatch();
  const chosen = customers.filter(({ key }) => selection.keys.has(key));
  const phones = chosen.flatMap(({ phone }) => phone ?? []);
  const emails = chosen.flatMap(({ email }) => email ?? []);
  const copy = async (contacts: readonly string[], what: string) => {
    const isCopied = await navigator.clipboard.writeText(contacts.join(', ')).then(
      () => true,
      () => false,
    );
    const text = isCopied ? `${what} : c’est copié.` : 'Le navigateur refuse la copie.';
    dispatch(showToast({ tone: isCopied ? 'success' : 'error', text }));
  };
  const ways = [
    { label: 'Copier les numéros', contacts: phones, what: plural(phones.length, 'numéro') },
    { label: 'Copier les e-mails', contacts: emails, what: plural(emails.length, 'e-mail') },
  ];
  return (
    <BulkBar selection={selection} noun="client">
      {ways.map(
        ({ label, contacts, what }) =>
          contacts.length > 0 && (
            <Button key={label} variant="quiet" onClick={() => void copy(contacts, what)}>
              {label} ({contacts.length})
            </Button>
          ),
      )}
    </BulkBar>
  );
}
