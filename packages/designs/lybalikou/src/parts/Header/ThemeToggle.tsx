import type { HeaderView } from '@teranga/core/store-info';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Moon, Sun } from 'lucide-react';
import styles from './Header.module.css';

/** Day or night: shows the one it leads to. */
export function ThemeToggle({
  theme,
  className,
}: {
  theme: HeaderView['theme'];
  className?: string | undefined;
}) {
  const Drawing = theme.value === 'night' ? Sun : Moon;
  return (
    <button type="button" className={classNames(styles.tool, className)} onClick={theme.toggle}>
      <Drawing size={20} strokeWidth={1.5} aria-hidden="true" />
      <VisuallyHidden>{theme.label}</VisuallyHidden>
    </button>
  );
}
