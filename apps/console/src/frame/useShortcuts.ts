import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areShortcutsOn } from '../lib/shortcutsSetting.ts';
import { screens } from './screens.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Moves the focus to the row after or before the one that has it. */
function focusRow(step: number): boolean {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('main [data-row-link]'));
  const current = rows.findIndex((row) => row === document.activeElement);
  const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)];
  next?.focus();
  return next !== undefined;
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('[data-search] input');
  search?.focus();
  return search !== null;
}

/** Presses what the screen marks with the key. */
function pressMarked(key: string): boolean {
  const all = Array.from(document.querySelectorAll<HTMLElement>('main [data-key]'));
  const marked = all.find(({ dataset }) => dataset['key'] === key);
  marked?.click();
  return marked !== undefined;
}

/** Keys of the desk; `ShortcutsDialog` lists them. */
export function useShortcuts(openHelp: () => void): void {
  const navigate = useNavigate();
  const previous = useRef('');
  useEffect(() => {
    const keys: Readonly<Record<string, () => boolean>> = {
      '?': () => {
        openHelp();
        return true;
      },
      '/': focusSearch,
      j: () => focusRow(1),
      k: () => focusRow(-1),
    };
    const goTo = (letter: string) => {
      const screen = screens.find(({ key }) => key === letter);
      if (screen) navigate(`/${screen.path}`);
      return screen !== undefined;
    };
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, repeat } = event;
      if (altKey || ctrlKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      if (!areShortcutsOn()) return;
      const isSecond = previous.current === 'g';
      previous.current = key;
      const isDone = isSecond ? goTo(key) : (keys[key]?.() ?? (!repeat && pressMarked(key)));
      if (!isDone) return;
      event.preventDefault();
      previous.current = '';
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, openHelp]);
}
