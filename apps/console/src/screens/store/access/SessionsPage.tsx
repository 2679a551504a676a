import { Button } from '@teranga/ui/button';
import { teamApi } from '../../../api/teamApi.ts';
import { formatInstant, formatWhen } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import { deviceName } from './deviceName.ts';
import { NotifiedDevices } from './NotifiedDevices.tsx';

/** Where the team is signed in; each session can be ended. */
export function SessionsPage() {
  const query = teamApi.useSessionsQuery();
  const [end, { isLoading, originalArgs }] = teamApi.useEndSessionMutation();
  const { run } = useChange();
  return (
    <Page title="Appareils connectés" back={backToStore} width="narrow">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ sessions }) => (
          <EntryList label="Appareils connectés">
            {sessions.map((session) => (
              <Entry
                key={session.id}
                title={`${session.memberName} · ${deviceName(session.userAgent)}`}
                badge={session.isCurrent && <Badge tone="good">Cet appareil</Badge>}
                actions={
                  !session.isCurrent && (
                    <Button
                      variant="quiet"
                      isBusy={isLoading && originalArgs === session.id}
                      onClick={() => void run(end(session.id), { done: 'Appareil déconnecté.' })}
                    >
                      Déconnecter
                    </Button>
                  )
                }
              >
                Vu {formatWhen(session.lastSeenAt)} · connecté le {formatInstant(session.createdAt)}
              </Entry>
            ))}
          </EntryList>
        )}
      </QueryState>
      <NotifiedDevices />
    </Page>
  );
}
