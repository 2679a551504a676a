import type { ImportFileWire } from '@teranga/contract/admin';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { importsApi } from '../../api/importsApi.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportOptions } from './ImportOptions.tsx';
import { progressWords } from './importWords.ts';
import { Steps } from './Steps.tsx';
import styles from './imports.module.css';

/** Polling interval in milliseconds while the server works on a file. */
const pollMs = 1_000;
const busyStates = new Set<ImportFileWire['state']>(['checking', 'writing']);
const back = { to: '/articles/importer', label: 'Imports' };

function Progress({ file: { progress } }: { file: ImportFileWire }) {
  const { step, done, total } = progress ?? { step: 'reading', done: 0, total: 0 };
  return (
    <Card title={progressWords[step]}>
      <progress
        className={styles.progress}
        aria-label={progressWords[step]}
        {...(total > 0 && { value: done, max: total })}
      />
      <p className={styles.soft}>
        {total > 0 ? `${done} sur ${total}` : 'Cela peut prendre quelques minutes.'} Vous pouvez quitter cet
        écran : le travail continue.
      </p>
    </Card>
  );
}

function File({ file }: { file: ImportFileWire }) {
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const [deleteImport] = importsApi.useDeleteImportMutation();
  const { run } = useChange();
  const giveUp = async () => {
    if (await run(deleteImport(file.id))) navigate('/articles/importer', { replace: true });
  };
  switch (file.state) {
    case 'checking':
    case 'writing':
      return (
        <>
          <Steps current={file.state === 'checking' ? 'Vérification' : 'Import'} />
          <Progress file={file} />
        </>
      );
    case 'failed':
      return (
        <Notice
          tone="bad"
          title="Le fichier n’a pas pu être importé"
          text={file.failure ?? undefined}
          action={{ label: 'Choisir un autre fichier', run: () => void giveUp() }}
        />
      );
    case 'done':
      return file.importId === null ? (
        <Notice tone="good" title="L’import est terminé" />
      ) : (
        <Navigate to={`/articles/importer/rapport/${file.importId}`} replace />
      );
    default:
      return file.state === 'checked' && !isChanging ? (
        <>
          <Steps current="Vérification" />
          <ImportCheck file={file} change={() => setChanging(true)} giveUp={() => void giveUp()} />
        </>
      ) : (
        <>
          <Steps current="Colonnes" />
          <ImportOptions file={file} onChecked={() => setChanging(false)} giveUp={() => void giveUp()} />
        </>
      );
  }
}

/** The steps of a file that was sent. */
export function ImportFilePage() {
  const { id = '' } = useParams();
  const [isWorking, setWorking] = useState(false);
  const query = importsApi.useImportFileQuery(id, { pollingInterval: isWorking ? pollMs : 0 });
  const { currentData } = query;
  const isBusy = currentData !== undefined && busyStates.has(currentData.state);
  if (isBusy !== isWorking) setWorking(isBusy);
  return (
    <Page title={currentData?.fileName ?? 'Import'} back={back}>
      <QueryState query={{ ...query, data: currentData }} skeleton={<ListSkeleton />}>
        {(file) => <File file={file} />}
      </QueryState>
    </Page>
  );
}
