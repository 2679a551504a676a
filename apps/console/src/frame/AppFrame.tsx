import { Suspense, useCallback, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useHasRole } from '../lib/session.ts';
import { MissingPage } from '../parts/MissingPage.tsx';
import { Forbidden } from '../parts/Forbidden.tsx';
import { PageSkeleton } from '../parts/PageSkeleton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { screens } from './screens.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { SideBar } from './SideBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { useUnsentSteps } from './useUnsentSteps.ts';
import { useStoreEvents } from './useStoreEvents.ts';
import { useShortcuts } from './useShortcuts.ts';
import styles from './AppFrame.module.css';

type Screen = (typeof screens)[number];

function GuardedScreen({ screen }: { screen: Screen }) {
  const isAllowed = useHasRole(screen.role);
  return isAllowed ? <screen.component /> : <Forbidden />;
}

/** The bars around every screen: at the side on a desk, at the bottom on a phone. */
export function AppFrame() {
  useNavigationEffects();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  useShortcuts(openHelp);
  useStoreEvents();
  useUnsentSteps();
  const [first] = screens;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <SideBar openHelp={openHelp} />
      <div className={styles.content}>
        <TopBar />
        <OfflineBar />
        <main id="contenu" tabIndex={-1}>
          <ErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {screens.map((screen) => (
                  <Route
                    key={screen.path}
                    path={`${screen.path}/*`}
                    element={<GuardedScreen screen={screen} />}
                  />
                ))}
                <Route path="/" element={<Navigate to={`/${first?.path ?? ''}`} replace />} />
                <Route path="*" element={<MissingPage />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
