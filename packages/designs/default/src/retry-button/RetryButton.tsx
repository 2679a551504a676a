import { useHydrated } from '@teranga/core/lib/hydration';
import { useLocation } from '@teranga/design-kit/navigation';
import { Button, buttonClass, type ButtonProps } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { RotateCw } from 'lucide-react';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'isBusy' | 'className'> {
  run: () => void;
  variant?: ButtonProps['variant'];
  label?: string;
  iconSize?: number;
}

/** Loads again what is shown: a link to the same page until the page is hydrated. */
export function RetryButton({
  run,
  variant = 'quiet',
  size,
  label = 'Réessayer',
  className,
  iconSize = 20,
  isBusy,
}: RetryButtonProps) {
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const content = (
    <>
      {iconSize > 0 && <RotateCw size={iconSize} strokeWidth={1.75} aria-hidden="true" />}
      {label}
    </>
  );
  if (!isHydrated)
    return (
      <a href={pathname + search} className={classNames(buttonClass(variant, size), className)}>
        {content}
      </a>
    );
  return (
    <Button variant={variant} size={size} className={className} onClick={run} isBusy={isBusy}>
      {content}
    </Button>
  );
}
