import type { StaffPromoWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useState } from 'react';
import { promosApi } from '../../api/promosApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';
import { BulkResults, type Outcome } from '../../parts/BulkResults.tsx';
import { changeEach } from '../../parts/changeEach.ts';

interface PromoBulkProps {
  promos: readonly StaffPromoWire[];
  selection: Selection;
}

/** Stops the chosen codes or allows them again; both can be undone. */
export function PromoBulk({ promos, selection }: PromoBulkProps) {
  const [refused, setRefused] = useState<Outcome[] | null>(null);
  const [busyWith, setBusyWith] = useState<'stop' | 'allow' | null>(null);
  const [changePromo] = promosApi.useChangePromoMutation();
  const dispatch = useConsoleDispatch();
  const chosen = promos.filter(({ code }) => selection.keys.has(code));
  const codesOf = (isEnabled: boolean) =>
    chosen.filter((promo) => promo.isEnabled === isEnabled).map(({ code }) => code);
  const [running, stopped] = [codesOf(true), codesOf(false)];
  const change = async (codes: readonly string[], isEnabled: boolean) => {
    setBusyWith(isEnabled ? 'allow' : 'stop');
    const outcomes = await changeEach(
      codes,
      (code) => ({ key: code, name: code }),
      (code) => changePromo({ code, body: { isEnabled } }),
    );
    setBusyWith(null);
    selection.clear();
    const done = outcomes.filter(({ isDone }) => isDone).map(({ key }) => key);
    if (done.length < outcomes.length) return setRefused(outcomes);
    const text = `${plural(done.length, 'code')} ${isEnabled ? 'à nouveau valable' : 'arrêté'}${done.length > 1 ? 's' : ''}.`;
    const undo = { label: 'Annuler', run: () => void change(done, !isEnabled) };
    dispatch(showToast({ tone: 'success', text, action: undo }));
  };
  return (
    <>
      <BulkBar selection={selection} noun="code">
        {running.length > 0 && (
          <Button variant="quiet" isBusy={busyWith === 'stop'} onClick={() => void change(running, false)}>
            Arrêter ({running.length})
          </Button>
        )}
        {stopped.length > 0 && (
          <Button variant="quiet" isBusy={busyWith === 'allow'} onClick={() => void change(stopped, true)}>
            Relancer ({stopped.length})
          </Button>
        )}
      </BulkBar>
      <BulkResults outcomes={refused} onClose={() => setRefused(null)} />
    </>
  );
}
