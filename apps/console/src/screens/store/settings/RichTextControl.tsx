import { toRichText } from '@teranga/core/domain/rich-text';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { RichText } from '@teranga/ui/rich-text';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { settingsApi } from '../../../api/settingsApi.ts';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { RichTextField } from '../../../parts/RichTextField.tsx';
import styles from './settings.module.css';

interface RichTextControlProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (html: string) => void;
}

/** A text as the shop's pages will show it. */
function Preview({ label, html, onClose }: { label: string; html: string; onClose: () => void }) {
  const query = settingsApi.usePreviewRichTextQuery(html);
  return (
    <Dialog isOpen onClose={onClose} label={`Aperçu : ${label}`}>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(preview) => <RichText nodes={toRichText(preview.html)} />}
      </QueryState>
    </Dialog>
  );
}

/** A formatted text with its preview; a value that comes from elsewhere replaces what is typed. */
export function RichTextControl({ label, hint, error, value, onChange }: RichTextControlProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <div className={styles.rich}>
      <RichTextField
        label={label}
        {...(hint !== undefined && { hint })}
        error={error}
        value={value}
        onChange={onChange}
      />
      <Button variant="plain" disabled={value === ''} onClick={() => setPreviewed(true)}>
        <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
        Aperçu
      </Button>
      {isPreviewed &&
        // A dialog's own buttons do not lie in the form of the field.
        createPortal(
          <Preview label={label} html={value} onClose={() => setPreviewed(false)} />,
          document.body,
        )}
    </div>
  );
}
