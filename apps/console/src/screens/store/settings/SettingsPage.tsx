import type { ReactNode } from 'react';
import { settingsApi } from '../../../api/settingsApi.ts';
import { LinkButton } from '../../../parts/LinkButton.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import type { SettingsSection } from './settingFields.ts';
import { SettingsForm } from './SettingsForm.tsx';

interface SettingsPageProps {
  section: SettingsSection;
  /** Before the form. */
  children?: ReactNode;
}

/** A page of settings. */
export function SettingsPage({ section: { title, shopPath, groups }, children }: SettingsPageProps) {
  const query = settingsApi.useSettingsQuery();
  return (
    <Page
      title={title}
      back={backToStore}
      width="narrow"
      actions={
        shopPath && (
          <LinkButton href={shopPath} target="_blank" rel="noreferrer">
            Voir en boutique
          </LinkButton>
        )
      }
    >
      {children}
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(data) => <SettingsForm key={title} groups={groups} data={data} />}
      </QueryState>
    </Page>
  );
}
