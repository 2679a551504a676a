import { Moon, Sun } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

interface ThemeToggleProps {
  theme: { value: 'cupcake' | 'night'; label: string; toggle: () => void };
  /** Size and stroke width of the icon, in CSS pixels. */
  size: number;
  strokeWidth: number;
  className?: string | undefined;
}

/** Theme toggle: shows the theme it switches to. */
export function ThemeToggle({ theme, size, strokeWidth, className }: ThemeToggleProps) {
  const Icon = theme.value === 'night' ? Sun : Moon;
  return (
    <button type="button" className={className} onClick={theme.toggle}>
      <Icon size={size} strokeWidth={strokeWidth} aria-hidden="true" />
      <VisuallyHidden>{theme.label}</VisuallyHidden>
    </button>
  );
}
