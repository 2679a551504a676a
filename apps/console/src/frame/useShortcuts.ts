import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from './screens.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys of the desk: «/» goes to the search, «g» and a screen's letter to that screen. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const previous = useRef('');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const isSecond = previous.current === 'g';
      previous.current = key;
      const search = key === '/' ? document.querySelector<HTMLInputElement>('[data-search] input') : null;
      const screen = isSecond ? screens.find((each) => each.key === key) : undefined;
      if (!search && !screen) return;
      event.preventDefault();
      previous.current = '';
      search?.focus();
      if (screen) navigate(`/${screen.path}`);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
}
