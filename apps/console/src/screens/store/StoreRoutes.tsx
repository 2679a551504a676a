import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useHasRole } from '../../lib/session.ts';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { ApiKeysPage } from './access/ApiKeysPage.tsx';
import { ClosingPage } from './access/ClosingPage.tsx';
import { DeliveriesPage } from './access/DeliveriesPage.tsx';
import { HostsPage } from './access/HostsPage.tsx';
import { SessionsPage } from './access/SessionsPage.tsx';
import { StaffPage } from './access/StaffPage.tsx';
import { WebhooksPage } from './access/WebhooksPage.tsx';
import { AuditPage } from './journal/AuditPage.tsx';
import { OutboxPage } from './journal/OutboxPage.tsx';
import { SentencesPage } from './journal/SentencesPage.tsx';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { PausePage } from './settings/PausePage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { settingsSections } from './settings/sections/index.ts';
import { StoreIndexPage } from './StoreIndexPage.tsx';
import { storeGroups } from './storeSections.ts';

/** Pages that are no form of settings, by their path in Boutique. */
const pages: Readonly<Record<string, ReactNode>> = {
  paiement: <PaymentPage />,
  pause: <PausePage />,
  equipe: <StaffPage />,
  appareils: <SessionsPage />,
  cles: <ApiKeysPage />,
  webhooks: <WebhooksPage />,
  'webhooks/:id': <DeliveriesPage />,
  hotes: <HostsPage />,
  envois: <OutboxPage />,
  phrases: <SentencesPage />,
  journal: <AuditPage />,
  fermeture: <ClosingPage />,
};
const sections = storeGroups.flatMap((group) => group.sections);

/** A page for who has its role. */
function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const role = sections.find((section) => section.path === path.split('/')[0])?.role ?? 'owner';
  const isAllowed = useHasRole(role);
  if (isAllowed) return children;
  return (
    <Notice
      tone="forbidden"
      title="Votre rôle ne donne pas accès à cette page"
      text="Demandez-le à la personne propriétaire de la boutique."
    />
  );
}

/** Boutique: everything that the store says, decides and remembers of itself. */
export default function StoreRoutes() {
  return (
    <Routes>
      <Route index element={<StoreIndexPage />} />
      {Object.entries(settingsSections).map(([path, section]) => (
        <Route
          key={path}
          path={path}
          element={
            <Guarded path={path}>
              <SettingsPage section={section} />
            </Guarded>
          }
        />
      ))}
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={<Guarded path={path}>{page}</Guarded>} />
      ))}
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
