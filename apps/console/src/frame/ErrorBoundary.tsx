import { Component, type ReactNode } from 'react';
import { Notice } from '../parts/Notice.tsx';

/** Shows a sentence and a way out when a component throws or its code does not load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="bad"
        title="Cet écran ne s’affiche pas"
        text="Rechargez la page. Ce que vous avez enregistré est en sécurité."
        action={{ label: 'Recharger', run: () => window.location.reload() }}
      />
    );
  }
}
