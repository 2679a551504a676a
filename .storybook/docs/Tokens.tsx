import { useDesign } from '@teranga/design-kit';
import { themeTokens, type Theme } from '@teranga/design-manifest/theme';
import styles from './Tokens.module.css';
import { contrastLabel } from './contrastLabel.ts';

const sheets = import.meta.glob<string>('../../packages/designs/*/src/theme.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens that the design around sets in a theme. */
function useTokens(theme: Theme): Record<string, string> {
  const { id } = useDesign().design;
  return themeTokens(sheets[`../../packages/designs/${id}/src/theme.css`] ?? '', id, theme);
}

interface TokensProps {
  theme: Theme;
}

/** A design's colours, each with its contrast on what it lies on. */
export function Colours({ theme }: TokensProps) {
  const tokens = useTokens(theme);
  return (
    <ul className={styles.grid}>
      {Object.keys(tokens)
        .filter((name) => name.startsWith('--color-'))
        .map((name) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <span>{tokens[name]}</span>
            <span>{contrastLabel(name, tokens)}</span>
          </li>
        ))}
    </ul>
  );
}

const textSizes = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];

/** Text sizes, in the display font and in the text font. */
export function Texts() {
  return (
    <dl className={styles.texts}>
      {textSizes.map((size) => (
        <div key={size}>
          <dt>
            <code>--text-{size}</code>
          </dt>
          <dd style={{ fontSize: `var(--text-${size})`, fontFamily: 'var(--font-display)' }}>
            Bazin riche, 12 500 FCFA
          </dd>
          <dd style={{ fontSize: `var(--text-${size})` }}>Livré à Dakar sous 24 h</dd>
        </div>
      ))}
    </dl>
  );
}

const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const radii = ['s', 'm', 'l', 'control'];

/** Spaces as bars, and the radii of corners. */
export function Spaces() {
  return (
    <ul className={styles.spaces}>
      {spaces.map((step) => (
        <li key={step}>
          <code>--space-{step}</code>
          <span className={styles.bar} style={{ inlineSize: `var(--space-${step})` }} />
        </li>
      ))}
      {radii.map((name) => (
        <li key={name}>
          <code>--radius-{name}</code>
          <span className={styles.corner} style={{ borderRadius: `var(--radius-${name})` }} />
        </li>
      ))}
    </ul>
  );
}
