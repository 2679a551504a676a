import { conflictStatus } from '@teranga/contract/statuses';
import type { StaffDesignWire } from '@teranga/contract/admin';
import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { asApiError } from '@teranga/core/lib/api';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { designsApi } from '../../api/designsApi.ts';
import { useStoreChange } from '../../lib/useVersionedChange.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { DesignPreview } from './DesignPreview.tsx';
import { DesignSettingField } from './DesignSettingField.tsx';
import { tokensOf, usedTokens, withValue, type DesignValues } from './designValues.ts';
import type { FrameLook } from './frameTokens.ts';
import styles from './DesignPage.module.css';

const back = { to: '/apparence', label: 'Apparence' };

interface DesignEditorProps {
  design: StaffDesignWire;
  settings: readonly DesignSetting[];
  version: number;
}

/** The settings of a design beside a page of the store that shows them at once. */
function DesignEditor({ design, settings, version }: DesignEditorProps) {
  const [values, setValues] = useState<DesignValues>(design.values);
  const [seen, setSeen] = useState({ values: design.values, version });
  const [theme, setTheme] = useState<FrameLook['theme']>('cupcake');
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  const [save, { isLoading, error }] = designsApi.useSaveDesignSettingsMutation();
  const { run, conflict, clearConflict } = useStoreChange();
  const isDirty = JSON.stringify(values) !== JSON.stringify(seen.values);
  // Without changes of one's own, what was saved elsewhere is shown.
  if (!isDirty && version !== seen.version) {
    setSeen({ values: design.values, version });
    setValues(design.values);
  }
  const failure = error ? asApiError(error) : null;
  const errorsOf = (name: string) =>
    Object.entries(failure?.fields ?? {})
      .filter(([path]) => path.split('.').includes(name))
      .map(([, text]) => text);
  const isConflict = failure !== null && failure.status >= conflictStatus && conflict !== null;
  const send = async () => {
    const answer = await run(
      save({ design: design.id, version: seen.version, values }),
      seen.version,
      design.isCurrent
        ? 'Réglages enregistrés : vos clients les voient.'
        : 'Réglages enregistrés pour ce design.',
    );
    if (answer?.data) setSeen({ values, version: answer.data.version });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.preview}>
        <DesignPreview
          // Saved texts and images are on the page once it reloads.
          key={seen.version}
          design={design}
          look={{ theme, tokens: tokensOf(settings, values, theme) }}
          setTheme={setTheme}
          tokenNames={usedTokens(settings)}
          onTokens={setTokens}
        />
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Card title="Réglages">
          {settings.map((setting) => (
            <DesignSettingField
              key={setting.name}
              setting={setting}
              value={values[setting.name]}
              onChange={(value) => setValues((before) => withValue(before, setting.name, value))}
              theme={theme}
              tokens={{ ...tokens, ...tokensOf(settings, values, theme) }}
              errors={errorsOf(setting.name)}
            />
          ))}
        </Card>
        <FormError failure={isConflict ? null : failure} />
        <SaveBar isDirty={isDirty} isBusy={isLoading} reset={() => setValues(seen.values)} />
      </form>
      <ConflictDialog
        message={conflict}
        onClose={() => {
          clearConflict();
          setSeen({ values: design.values, version });
          setValues(design.values);
        }}
      />
    </div>
  );
}

/** One design: its settings, and how they look. */
export function DesignPage() {
  const { id = '' } = useParams();
  const query = designsApi.useDesignsQuery();
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {({ items, version }) => {
        const design = items.find((each) => each.id === id);
        if (!design)
          return (
            <Page title="Design" back={back}>
              <Notice tone="empty" title="Ce design n’existe pas" text="Il a peut-être été retiré." />
            </Page>
          );
        return (
          <Page
            title={design.name}
            back={back}
            badge={design.isCurrent ? <Badge tone="good">En service</Badge> : undefined}
          >
            {/* The server checked its manifest, which these come from. */}
            <DesignEditor
              key={design.id}
              design={design}
              settings={design.settings as DesignSetting[]}
              version={version}
            />
          </Page>
        );
      }}
    </QueryState>
  );
}
