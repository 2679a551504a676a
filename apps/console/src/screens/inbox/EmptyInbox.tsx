import { Notice } from '../../parts/Notice.tsx';

interface EmptyInboxProps {
  hasFilters: boolean;
  title: string;
  text: string;
  clear: () => void;
}

/** A list without entries: because of its filters, or because nobody wrote yet. */
export function EmptyInbox({ hasFilters, title, text, clear }: EmptyInboxProps) {
  if (!hasFilters) return <Notice tone="empty" title={title} text={text} />;
  return (
    <Notice
      tone="empty"
      title="Rien ne correspond"
      text="Cherchez autrement, ou retirez les filtres."
      action={{ label: 'Retirer les filtres', run: clear }}
    />
  );
}
