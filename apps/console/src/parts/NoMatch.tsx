import { Notice } from './Notice.tsx';

interface NoMatchProps {
  title: string;
  /** What was searched; empty for nothing. */
  search: string;
  /** Looks for it without the tab and the filters; null when nothing else narrows the list. */
  searchAll: { label: string; run: () => void } | null;
  /** Removes the filters alone. */
  clear: () => void;
}

/** A list that its search or its filters leave empty, and the way to more. */
export function NoMatch({ title, search, searchAll, clear }: NoMatchProps) {
  if (search === '')
    return (
      <Notice
        tone="empty"
        title={title}
        text="Retirez les filtres pour en voir plus."
        action={{ label: 'Retirer les filtres', run: clear }}
      />
    );
  return (
    <Notice
      tone="empty"
      title={title}
      text={searchAll ? 'Cherchez autrement, ou sans onglet ni filtres.' : 'Cherchez autrement.'}
      action={searchAll ?? undefined}
    />
  );
}
