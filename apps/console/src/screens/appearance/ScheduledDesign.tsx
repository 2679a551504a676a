import type { StaffDesignListWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { designsApi } from '../../api/designsApi.ts';
import { formatInstant } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';

/** The design that the store is to get at a time, and a way to cancel that. */
export function ScheduledDesign({ list }: { list: StaffDesignListWire }) {
  const [unschedule, { isLoading }] = designsApi.useUnscheduleDesignMutation();
  const { run } = useChange();
  const { scheduled } = list;
  if (!scheduled) return null;
  const name = list.items.find(({ id }) => id === scheduled.design)?.name ?? scheduled.design;
  return (
    <Card
      title={`« ${name} » entre en service le ${formatInstant(scheduled.at)}`}
      action={<Badge tone={scheduled.failure === null ? 'moving' : 'bad'}>Programmé</Badge>}
    >
      <p>{scheduled.failure ?? `Programmé par ${scheduled.by}.`}</p>
      <div>
        <Button
          variant="quiet"
          isBusy={isLoading}
          onClick={() => void run(unschedule(), { done: 'Le changement de design est annulé.' })}
        >
          Ne plus le programmer
        </Button>
      </div>
    </Card>
  );
}
