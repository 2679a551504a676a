import type { ImportCheckWire, ImportFileWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { CheckboxField } from '@teranga/ui/field';
import { useState } from 'react';
import { importsApi } from '../../api/importsApi.ts';
import { plural } from '../../lib/format.ts';
import { useChange } from '../../lib/useChange.ts';
import { Card } from '../../parts/Card.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportReasons } from './ImportReasons.tsx';
import dialogs from '../../parts/dialogs.module.css';
import sticky from '../../parts/stickyBar.module.css';
import styles from './imports.module.css';

function Diagnostics({ check: { diagnostics, moreDiagnostics: more } }: { check: ImportCheckWire }) {
  if (diagnostics.length === 0) return null;
  return (
    <Card title="À corriger ou à vérifier">
      <ul className={styles.diagnostics}>
        {diagnostics.map(({ line, reason, isSuspicion }) => (
          <li key={`${line ?? ''} ${reason}`} data-suspicion={isSuspicion}>
            {line !== null && <strong>Ligne {line} : </strong>}
            {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.soft}>Et {plural(more, 'autre')}.</p>}
    </Card>
  );
}

interface ImportCheckProps {
  file: ImportFileWire;
  change: () => void;
  giveUp: () => void;
}

/** What an import would change, before anything is written. */
export function ImportCheck({ file: { id, check, stock, mapping }, change, giveUp }: ImportCheckProps) {
  const [isForced, setForced] = useState(false);
  const [confirm, { isLoading }] = importsApi.useConfirmImportMutation();
  const { run, failure } = useChange();
  if (!check) return null;
  const { counts, errors, suspicions, skipped, partial, ignoredColumns } = check;
  const isNothing = counts.created + counts.changed + counts.unpublished === 0;
  const mayImport = errors === 0 && !isNothing && (suspicions === 0 || isForced);
  return (
    <>
      <Card title="Ce qui changerait">
        <ImportCounts counts={counts} />
        {stock === 'keep' && mapping['stock'] !== undefined && (
          <p className={styles.soft}>
            Le stock du fichier n’est pas repris pour les articles déjà en boutique. Pour le reprendre : «
            Réglages ».
          </p>
        )}
      </Card>
      <Diagnostics check={check} />
      <ImportReasons skipped={skipped} partial={partial} ignoredColumns={ignoredColumns} />
      {!isNothing && <ImportChanges id={id} />}
      {errors > 0 && <p>Corrigez le fichier, puis envoyez-le de nouveau. Rien n’a été changé.</p>}
      <FormError failure={failure} />
      <div className={dialogs.ways}>
        <Button variant="plain" onClick={giveUp}>
          Abandonner
        </Button>
      </div>
      <div className={classNames(sticky.bar, styles.bar)}>
        {errors === 0 && suspicions > 0 && (
          <CheckboxField
            className={styles.doubts}
            name="isForced"
            label={`J’ai vérifié : importer malgré ${plural(suspicions, 'doute')}`}
            isChecked={isForced}
            onChange={({ target }) => setForced(target.checked)}
          />
        )}
        <Button variant="quiet" onClick={change}>
          Réglages
        </Button>
        <Button
          variant="primary"
          isBusy={isLoading}
          disabled={!mayImport}
          onClick={() => void run(confirm({ id, isForced }))}
        >
          Importer
        </Button>
      </div>
    </>
  );
}
