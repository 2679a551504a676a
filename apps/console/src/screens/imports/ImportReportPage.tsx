import type { ImportDetailWire } from '@teranga/contract/admin';
import { Button, buttonClass } from '@teranga/ui/button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { importsApi } from '../../api/importsApi.ts';
import { formatInstant, plural } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportReasons } from './ImportReasons.tsx';
import { importBadge } from './importWords.ts';
import styles from './imports.module.css';

const back = { to: '/articles/importer', label: 'Imports' };
/** How often a report is refetched while images arrive or an undo runs, in milliseconds. */
const pollMs = 3_000;

function Images({ images: { waiting, stored, failed, failures } }: Pick<ImportDetailWire, 'images'>) {
  const total = waiting + stored + failed;
  if (total === 0) return null;
  return (
    <Card title="Images">
      <progress className={styles.progress} aria-label="Images" value={stored + failed} max={total} />
      <p className={styles.soft}>
        {plural(stored, 'enregistrée')}, {waiting} en attente, {failed} manquantes
      </p>
      <ul className={styles.diagnostics}>
        {failures.map(({ product, url, reason }) => (
          <li key={`${product} ${url}`}>
            {product} : {reason} <span className={styles.soft}>{url}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Undone({ undo }: { undo: NonNullable<ImportDetailWire['undo']> }) {
  return (
    <Card title="Import annulé">
      <p>
        {plural(undo.restored, 'article remis', 'articles remis')} comme avant,{' '}
        {plural(undo.deleted, 'article supprimé', 'articles supprimés')}.
      </p>
      {undo.kept.length > 0 && (
        <>
          <p>Ceux-ci ont changé depuis l’import et restent comme ils sont :</p>
          <ul className={styles.diagnostics}>
            {undo.kept.map(({ id, name, what }) => (
              <li key={id} data-suspicion>
                {name} <span className={styles.soft}>{what.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Report({ report: detail }: { report: ImportDetailWire }) {
  const { id, actor, startedAt, finishedAt, undoneAt, isUndoing, isHalfUndone } = detail;
  const { counts, report, images, undo } = detail;
  const [isConfirming, setIsConfirming] = useState(false);
  const [undoImport, { isLoading }] = importsApi.useUndoImportMutation();
  const { run, failure } = useChange();
  const confirm = async () => {
    if (await run(undoImport(String(id)), { done: 'L’annulation commence.' })) setIsConfirming(false);
  };
  return (
    <>
      <p className={styles.soft}>
        Par {actor.name}, le {formatInstant(startedAt)}
      </p>
      {undo && <Undone undo={undo} />}
      {isHalfUndone && (
        <p>
          L’annulation de cet import s’est arrêtée avant la fin : une partie de ses articles n’est pas encore
          comme avant. Annulez-le de nouveau.
        </p>
      )}
      {finishedAt !== null && counts === null && undoneAt === null && !isHalfUndone && (
        <p>
          Cet import s’est arrêté avant la fin : une partie du fichier est enregistrée. Annulez-le, puis
          importez le fichier de nouveau.
        </p>
      )}
      {counts && (
        <Card title="Résultat">
          <ImportCounts counts={counts} />
        </Card>
      )}
      <Images images={images} />
      <ImportReasons {...report} />
      {undoneAt === null && (
        <div className={styles.ways}>
          <Link to="/articles" className={buttonClass('primary')}>
            Voir les articles
          </Link>
          <Button variant="quiet" isBusy={isUndoing} onClick={() => setIsConfirming(true)}>
            {finishedAt === null ? 'Arrêter et annuler cet import…' : 'Annuler cet import…'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title="Annuler cet import"
        action="Annuler l’import"
        isBusy={isLoading}
        failure={failure}
        confirm={() => void confirm()}
        onClose={() => setIsConfirming(false)}
      >
        <p>
          Les articles nouveaux sont supprimés, les autres redeviennent comme avant. Ce qui a changé depuis
          reste.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** What an import did; it can be undone. */
export function ImportReportPage() {
  const { id = '' } = useParams();
  const [isMoving, setMoving] = useState(false);
  const query = importsApi.useImportReportQuery(id, { pollingInterval: isMoving ? pollMs : 0 });
  const { currentData } = query;
  const moves =
    currentData !== undefined &&
    (currentData.isUndoing || currentData.finishedAt === null || currentData.images.waiting > 0);
  if (moves !== isMoving) setMoving(moves);
  const badge = currentData && importBadge(currentData);
  return (
    <Page
      title={currentData?.fileName ?? 'Import'}
      back={back}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    >
      <QueryState query={{ ...query, data: currentData }} skeleton={<ListSkeleton />}>
        {(report) => <Report report={report} />}
      </QueryState>
    </Page>
  );
}
