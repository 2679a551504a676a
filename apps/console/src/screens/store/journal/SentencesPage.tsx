import type { SentenceWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { inboxApi } from '../../../api/inboxApi.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import { SentenceDialog, sentenceKindLabels } from './SentenceDialog.tsx';

function Sentence({ sentence, edit }: { sentence: SentenceWire; edit: () => void }) {
  const { id, kind, title, text } = sentence;
  const [remove] = inboxApi.useRemoveSentenceMutation();
  const [add] = inboxApi.useAddSentenceMutation();
  const { run } = useChange();
  return (
    <Entry
      title={title}
      badge={<Badge tone="neutral">{sentenceKindLabels[kind]}</Badge>}
      actions={
        <Menu
          label={`Autres actions pour « ${title} »`}
          items={[
            { label: 'Modifier…', run: edit },
            {
              label: 'Supprimer',
              isGrave: true,
              run: () =>
                void run(remove(id), {
                  done: `« ${title} » est supprimée.`,
                  undo: () => add({ kind, title, text }),
                }),
            },
          ]}
        />
      }
    >
      {text}
    </Entry>
  );
}

/** Sentences with which staff answer faster. */
export function SentencesPage() {
  const query = inboxApi.useSentencesQuery();
  const [edited, setEdited] = useState<SentenceWire | 'new' | null>(null);
  return (
    <Page
      title="Phrases prêtes"
      back={backToStore}
      width="narrow"
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Ajouter
        </Button>
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice
              tone="empty"
              title="Aucune phrase"
              text="Écrivez une fois ce que vous répondez souvent : un prix, un délai, une adresse."
            />
          ) : (
            <EntryList label="Phrases prêtes">
              {items.map((sentence) => (
                <Sentence key={sentence.id} sentence={sentence} edit={() => setEdited(sentence)} />
              ))}
            </EntryList>
          )
        }
      </QueryState>
      {edited !== null && (
        <SentenceDialog sentence={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}
