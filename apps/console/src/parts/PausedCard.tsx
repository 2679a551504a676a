import type { PauseWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { settingsApi } from '../api/settingsApi.ts';
import { formatInstant } from '../lib/format.ts';
import { useChange } from '../lib/useChange.ts';
import { Badge } from './Badge.tsx';
import { Card } from './Card.tsx';
import styles from './dialogs.module.css';

/** Says that the store takes no orders, and takes them again on request. */
export function PausedCard({ pause }: { pause: PauseWire }) {
  const [resume, { isLoading }] = settingsApi.useResumeStoreMutation();
  const [restorePause] = settingsApi.usePauseStoreMutation();
  const { run } = useChange();
  return (
    <Card title="La boutique est en pause" action={<Badge tone="waiting">En pause</Badge>}>
      <p>
        {pause.until === null
          ? 'Elle ne prend pas de commandes jusqu’à ce que vous la repreniez.'
          : `Elle reprend les commandes le ${formatInstant(pause.until)}.`}
      </p>
      {pause.message && <p>Les clients lisent : « {pause.message} »</p>}
      <div className={styles.ways}>
        <Button
          variant="primary"
          isBusy={isLoading}
          onClick={() =>
            void run(resume(), {
              done: 'La boutique prend de nouveau des commandes.',
              undo: () => restorePause(pause),
            })
          }
        >
          Reprendre les commandes
        </Button>
      </div>
    </Card>
  );
}
