import type { StaffDesignWire } from '@teranga/contract/admin';
import { SelectField } from '@teranga/ui/field';
import { Monitor, Moon, Smartphone, Sun, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DesignFrame, type Device } from './DesignFrame.tsx';
import { applyLook, readTokens, type FrameLook } from './frameTokens.ts';
import { previewedPages } from './pageTitles.ts';
import styles from './DesignPage.module.css';

interface DesignPreviewProps {
  design: StaffDesignWire;
  look: FrameLook;
  setTheme: (theme: FrameLook['theme']) => void;
  /** Tokens whose values in the design are wanted. */
  tokenNames: readonly string[];
  /** Receives the design's own values of these tokens in the theme. */
  onTokens: (tokens: Record<string, string>) => void;
}

interface Choice<V> {
  value: V;
  label: string;
  icon: LucideIcon;
}

const devices: readonly Choice<Device>[] = [
  { value: 'phone', label: 'Téléphone', icon: Smartphone },
  { value: 'desk', label: 'Ordinateur', icon: Monitor },
];
const themes: readonly Choice<FrameLook['theme']>[] = [
  { value: 'cupcake', label: 'Clair', icon: Sun },
  { value: 'night', label: 'Sombre', icon: Moon },
];

interface SwitchProps<V> {
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  choose: (value: V) => void;
}

function Switch<V extends string>({ label, choices, value, choose }: SwitchProps<V>) {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => choose(choice.value)}
        >
          <choice.icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

/** A page of the store in a design with settings that are not saved yet. */
export function DesignPreview({ design, look, setTheme, tokenNames, onTokens }: DesignPreviewProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [path, setPath] = useState('/');
  const root = useRef<HTMLElement | null>(null);
  const names = tokenNames.join();
  const { theme } = look;
  const read = useCallback(() => {
    if (!root.current) return;
    // The design's own values: without those that are set here.
    applyLook(root.current, { theme, tokens: {} });
    onTokens(readTokens(root.current, names.split(',')));
  }, [names, onTokens, theme]);
  useEffect(read, [read]);
  return (
    <section aria-label="Aperçu" className={styles.sticky}>
      <div className={styles.tools}>
        <Switch label="Écran" choices={devices} value={device} choose={setDevice} />
        <Switch label="Thème" choices={themes} value={theme} choose={setTheme} />
        <SelectField
          name="page"
          label="Page"
          options={previewedPages}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </div>
      <div className={styles.frame} data-device={device}>
        <DesignFrame
          key={`${device} ${path}`}
          design={design}
          device={device}
          path={path}
          look={look}
          isScrollable
          onShown={(element) => {
            root.current = element;
            read();
          }}
        />
      </div>
    </section>
  );
}
