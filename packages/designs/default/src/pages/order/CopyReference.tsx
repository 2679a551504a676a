import { Button } from '@teranga/ui/button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the button confirms that the reference was copied. */
export const copiedNoticeMs = 2000;

type Outcome = 'idle' | 'copied' | 'refused';
const words: Record<Outcome, string> = {
  idle: 'Copier la référence',
  copied: 'Copié !',
  refused: 'Copie impossible : sélectionnez la référence',
};

/** Puts the order's reference on the clipboard. */
export function CopyReference({ reference }: { reference: string }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button variant="quiet" onClick={() => void copy()} aria-live="polite" data-needs-script="">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {words[outcome]}
    </Button>
  );
}
