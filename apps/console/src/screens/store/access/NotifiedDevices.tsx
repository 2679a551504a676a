import { Button } from '@teranga/ui/button';
import { pushApi } from '../../../api/pushApi.ts';
import { formatInstant } from '../../../lib/format.ts';
import { pushDevice, unsubscribeDevice } from '../../../lib/pushDevice.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { deviceName } from './deviceName.ts';

/** The devices that are notified of new orders; each can be stopped. */
export function NotifiedDevices() {
  const { data } = pushApi.usePushSubscriptionsQuery();
  const [remove, { isLoading, originalArgs }] = pushApi.useRemovePushMutation();
  const { run } = useChange();
  const stop = async (id: string) => {
    const isStopped = await run(remove(id), { done: 'Cet appareil ne reçoit plus les nouvelles commandes.' });
    if (isStopped && id === pushDevice.get()) await unsubscribeDevice();
  };
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <Card title="Appareils qui reçoivent les nouvelles commandes">
      <EntryList label="Appareils qui reçoivent les nouvelles commandes">
        {data.subscriptions.map(({ id, memberName, userAgent, createdAt }) => (
          <Entry
            key={id}
            title={`${memberName} · ${deviceName(userAgent)}`}
            badge={id === pushDevice.get() && <Badge tone="good">Cet appareil</Badge>}
            actions={
              <Button variant="quiet" isBusy={isLoading && originalArgs === id} onClick={() => void stop(id)}>
                Arrêter
              </Button>
            }
          >
            Depuis le {formatInstant(createdAt)}
          </Entry>
        ))}
      </EntryList>
    </Card>
  );
}
