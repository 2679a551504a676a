import type { ColorSetting } from '@teranga/design-manifest/manifest';
import { contrast, isColor, leastContrast } from '@teranga/design-manifest/contrast';
import { Button } from '@teranga/ui/button';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { smallIconProps } from '../../lib/iconProps.ts';
import { colorsOf, type ThemeColors } from './designValues.ts';
import type { FrameLook } from './frameTokens.ts';
import field from '../../parts/field.module.css';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  setting: ColorSetting;
  label: string;
  value: unknown;
  onChange: (value: ThemeColors | undefined) => void;
  /** The theme whose colour is chosen: that of the preview. */
  theme: FrameLook['theme'];
  tokens: Readonly<Record<string, string>>;
  error: string | null;
}

const themeNames = { cupcake: 'thème clair', night: 'thème sombre' } as const;
const grouped = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/**
 * The least contrast of a colour with what is read on it or around it; null where none is known.
 */
function leastOf({ carries, readOn }: ColorSetting, color: string, tokens: ColorFieldProps['tokens']) {
  const others = [...carries, ...readOn].map((name) => tokens[name]).filter(isColor);
  if (!isColor(color) || others.length === 0) return null;
  return Math.min(...others.map((other) => contrast(color, other)));
}

/** A colour in the theme of the preview, with how well it is read there. */
export function ColorField({ setting, label, value, onChange, theme, tokens, error }: ColorFieldProps) {
  const colors = colorsOf(value);
  const own = colors[theme];
  const shown = own ?? tokens[setting.token] ?? '';
  const least = leastOf(setting, shown, tokens);
  const isReadable = least === null || least >= leastContrast.text;
  const set = (color: string | undefined) => {
    const { [theme]: _before, ...others } = colors;
    const next = color === undefined ? others : { ...others, [theme]: color };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.row}>
        <input
          type="color"
          aria-label={`${label}, ${themeNames[theme]}`}
          className={styles.color}
          disabled={shown === ''}
          value={isColor(shown) ? shown : '#000000'}
          onChange={({ target }) => set(target.value)}
        />
        <input
          className={styles.code}
          aria-label={`Code de la couleur, ${themeNames[theme]}`}
          aria-invalid={own !== undefined && !isColor(own) ? true : undefined}
          spellCheck={false}
          placeholder="Lecture…"
          disabled={shown === '' && own === undefined}
          value={shown}
          onChange={({ target }) => set(target.value.trim())}
        />
        {own !== undefined && (
          <Button variant="plain" onClick={() => set(undefined)}>
            Celle du design
          </Button>
        )}
      </div>
      {least !== null && (
        <output className={styles.contrast} data-bad={!isReadable || undefined}>
          {isReadable ? <CircleCheck {...smallIconProps} /> : <TriangleAlert {...smallIconProps} />}
          {isReadable
            ? `Se lit bien (contraste ${grouped.format(least)})`
            : `Se lit mal : contraste ${grouped.format(least)}, il en faut ${grouped.format(leastContrast.text)}`}
        </output>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
