import { useEffect, useRef, type ReactNode } from 'react';
import '../styles/theme.css';
import '../styles/base.css';

/** A place with the console's tokens, in the theme of the page around it. */
export function ConsoleStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const theme = document.documentElement.dataset['theme'];
    if (theme && stage.current) stage.current.dataset['theme'] = theme;
  }, []);
  return (
    <div
      ref={stage}
      data-design="console"
      style={{ padding: '1rem', background: 'var(--color-page)', color: 'var(--color-ink)' }}
    >
      {children}
    </div>
  );
}
