import { toHtml, toRichText } from '@teranga/core/domain/rich-text';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, RemoveFormatting } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { iconProps } from '../lib/iconProps.ts';
import { LinkDialog } from './LinkDialog.tsx';
import field from './field.module.css';
import styles from './RichTextField.module.css';

interface RichTextFieldProps {
  label: string;
  hint?: string;
  error?: string | null | undefined;
  /** The HTML that the field holds. Another one than it reported last replaces its content. */
  value: string;
  /** Receives the HTML that the shop renders of it, whatever was typed or pasted. */
  onChange: (html: string) => void;
}

/** A value besides the command, for those that need one. */
const tools = [
  { label: 'Gras', icon: Bold, does: 'bold' },
  { label: 'Italique', icon: Italic, does: 'italic' },
  { label: 'Titre', icon: Heading2, does: 'formatBlock', value: 'h2' },
  { label: 'Liste à puces', icon: List, does: 'insertUnorderedList' },
  { label: 'Liste numérotée', icon: ListOrdered, does: 'insertOrderedList' },
] as const;

/** The HTML that the shop would render: nothing else ever enters the field or leaves it. */
const cleaned = (html: string) => toHtml(toRichText(html));
/**
 * The browser's own editing command. Deprecated without a successor; every browser has it, and undo
 * by keyboard works on what it does.
 */
const edit = (command: string, value?: string) => document.execCommand(command, false, value);
const blockOf = () => document.queryCommandValue?.('formatBlock') ?? '';
const isOn = (command: string) =>
  command === 'formatBlock' ? blockOf() === 'h2' : (document.queryCommandState?.(command) ?? false);

/** A text with headings, lists and links, as the shop renders it. */
export function RichTextField({ label, hint, error, value, onChange }: RichTextFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const selected = useRef<Range | null>(null);
  const [active, setActive] = useState<readonly string[]>([]);
  const [isLinking, setLinking] = useState(false);

  // While one types, the browser keeps the field's content: writing it would move the caret.
  const shownValue = useRef<string | null>(null);
  useEffect(() => {
    if (!box.current || shownValue.current === value) return;
    shownValue.current = value;
    box.current.innerHTML = cleaned(value);
  }, [value]);
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      if (!selection?.anchorNode || !box.current?.contains(selection.anchorNode)) return;
      selected.current = selection.getRangeAt(0);
      setActive(tools.filter(({ does }) => isOn(does)).map(({ does }) => does));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  const report = () => {
    const { innerHTML = '', textContent } = box.current ?? {};
    // Browsers leave an empty line in a field without words.
    shownValue.current = textContent?.trim() ? cleaned(innerHTML) : '';
    onChange(shownValue.current);
  };
  const restore = () => {
    box.current?.focus();
    const selection = document.getSelection();
    if (!selected.current || !selection) return;
    selection.removeAllRanges();
    selection.addRange(selected.current);
  };
  const press = (command: string, argument?: string) => {
    restore();
    edit(command, command === 'formatBlock' && isOn(command) ? 'p' : argument);
    report();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) edit('insertHTML', cleaned(html));
    else edit('insertText', event.clipboardData.getData('text/plain'));
    report();
  };

  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={field.hint}>
          {hint}
        </span>
      )}
      <div className={styles.frame} data-invalid={error ? true : undefined}>
        <div role="toolbar" aria-label={`Mise en forme : ${label}`} className={styles.tools}>
          {tools.map((tool) => (
            <button
              key={tool.label}
              type="button"
              className={styles.tool}
              aria-pressed={active.includes(tool.does)}
              title={tool.label}
              onClick={() => press(tool.does, 'value' in tool ? tool.value : undefined)}
            >
              <tool.icon {...iconProps} />
              <VisuallyHidden>{tool.label}</VisuallyHidden>
            </button>
          ))}
          <button type="button" className={styles.tool} title="Lien" onClick={() => setLinking(true)}>
            <Link2 {...iconProps} />
            <VisuallyHidden>Lien</VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.tool}
            title="Retirer la mise en forme"
            onClick={() => {
              press('removeFormat');
              press('unlink');
            }}
          >
            <RemoveFormatting {...iconProps} />
            <VisuallyHidden>Retirer la mise en forme</VisuallyHidden>
          </button>
        </div>
        <div
          ref={box}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea holds no headings
          role="textbox"
          aria-multiline="true"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          className={styles.text}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          onFocus={() => edit('defaultParagraphSeparator', 'p')}
          onInput={report}
          onPaste={paste}
        />
      </div>
      {error && <p className={field.error}>{error}</p>}
      {isLinking &&
        // A form cannot lie in the form that the field belongs to.
        createPortal(
          <LinkDialog
            onClose={() => setLinking(false)}
            save={(href) => {
              setLinking(false);
              press('createLink', href);
            }}
          />,
          document.body,
        )}
    </div>
  );
}
