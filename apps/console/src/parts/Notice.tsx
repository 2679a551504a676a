import { Button } from '@teranga/ui/button';
import { CircleCheck, Inbox, Lock, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const icons = { empty: Inbox, good: CircleCheck, bad: TriangleAlert, offline: WifiOff, forbidden: Lock };

interface NoticeProps {
  tone: keyof typeof icons;
  title: string;
  text?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  children?: ReactNode;
}

/** What stands in place of content: nothing there, a failure, no network, not for this role. */
export function Notice({ tone, title, text, action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Button variant="quiet" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  );
}
