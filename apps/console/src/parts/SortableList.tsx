import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { moved } from '../lib/moved.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { useDrag } from './useDrag.ts';
import styles from './SortableList.module.css';

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** What an item is called when it is moved. */
  nameOf: (item: T) => string;
  /** Saves the new order; until it is saved, the list shows it already. */
  sort: (items: T[]) => unknown;
  /** False: the order is only shown. */
  isSortable?: boolean;
  layout?: 'rows' | 'grid';
  className?: string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** Keys of the handle and how far each moves an item. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
/** How long the keyboard pauses before a new order is saved, in milliseconds. */
const pauseMs = 700;

/**
 * A list put in order by handles: dragged, moved by arrow keys, or pressed for a dialog that moves.
 */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, nameOf, sort, isSortable = true, layout = 'rows', children } = props;
  const helpId = useId();
  const [draft, setDraft] = useState<readonly T[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef<readonly T[]>(items);
  const over = useRef<string | null>(null);
  /** The press that has ended was a drag, and no press of the button. */
  const wasDragged = useRef(false);
  const [pressed, setPressed] = useState<string | null>(null);
  const saving = useRef(Promise.resolve());
  const latestSort = useRef(sort);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const shown = draft ?? items;

  useLayoutEffect(() => {
    latestSort.current = sort;
  }, [sort]);

  const show = (next: readonly T[]) => {
    latest.current = next;
    setDraft(next);
  };
  /** Saves one order after the other; of those that wait, the last. */
  const save = () => {
    clearTimeout(timer.current);
    const order = latest.current;
    const send = async () => {
      if (latest.current !== order) return;
      await latestSort.current([...order]);
      if (latest.current === order) setDraft(null);
    };
    // Also after one that failed.
    saving.current = saving.current.then(send, send);
  };
  const moveTo = (key: string, to: number) => {
    const from = shown.findIndex((item) => keyOf(item) === key);
    const item = shown[from];
    if (item === undefined || to < 0 || to >= shown.length || to === from) return false;
    show(moved(shown, from, to));
    setAnnouncement(`${nameOf(item)} : place ${to + 1} sur ${shown.length}`);
    return true;
  };
  /** Saves after a pause, in which more moves may follow. */
  const saveSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };
  /**
   * The item at a place of the window, also below a bar; beyond the list, its first or last one.
   */
  const itemAt = (x: number, y: number): string | null => {
    if (!list.current) return null;
    const { top, bottom } = list.current.getBoundingClientRect();
    const inside = Math.max(top + 1, Math.min(y, bottom - 1));
    const found = document
      .elementsFromPoint(x, inside)
      .find((element): element is HTMLElement => element.parentElement === list.current);
    return found?.dataset['sortKey'] ?? null;
  };
  const moveOver = (key: string, x: number, y: number) => {
    const targetKey = itemAt(x, y);
    if (targetKey === over.current) return;
    over.current = targetKey;
    wasDragged.current = true;
    if (targetKey !== null && targetKey !== key)
      moveTo(
        key,
        shown.findIndex((item) => keyOf(item) === targetKey),
      );
  };
  const { held, hold } = useDrag({
    over: moveOver,
    drop: () => draft && save(),
    giveUp: () => setDraft(null),
  });

  const pressedItem = shown.find((item) => keyOf(item) === pressed);

  return (
    <>
      <ul ref={list} aria-label={label} className={classNames(styles[layout], props.className)}>
        {shown.map((item, index) => {
          const key = keyOf(item);
          return (
            <li key={key} data-sort-key={key} data-held={held === key || undefined} className={styles.item}>
              {isSortable && (
                <button
                  type="button"
                  className={styles.handle}
                  aria-describedby={helpId}
                  onKeyDown={(event) => {
                    const step = steps[event.key];
                    if (step === undefined) return;
                    event.preventDefault();
                    if (moveTo(key, index + step)) saveSoon();
                  }}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    over.current = key;
                    wasDragged.current = false;
                    hold(key);
                  }}
                  onClick={() => {
                    if (!wasDragged.current) setPressed(key);
                    wasDragged.current = false;
                  }}
                >
                  <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
                  <VisuallyHidden>Déplacer « {nameOf(item)} »</VisuallyHidden>
                </button>
              )}
              {children(item, index)}
            </li>
          );
        })}
      </ul>
      {isSortable && (
        <>
          <p id={helpId} hidden>
            Touches flèches pour changer de place, ou appuyez pour choisir.
          </p>
          <output>
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </output>
          {pressedItem !== undefined && (
            <PlaceDialog
              name={nameOf(pressedItem)}
              place={shown.indexOf(pressedItem)}
              count={shown.length}
              moveTo={(to) => {
                if (moveTo(keyOf(pressedItem), to)) saveSoon();
              }}
              onClose={() => setPressed(null)}
            />
          )}
        </>
      )}
    </>
  );
}
