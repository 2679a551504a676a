import type { ApiError } from '@teranga/core/lib/api';
import { TriangleAlert } from 'lucide-react';
import styles from './FormError.module.css';

/** Why a form was refused, where no field of it says so. */
export function FormError({ failure }: { failure: ApiError | null }) {
  return (
    <div role="alert">
      {failure && (
        <p className={styles.error}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {failure.message}
        </p>
      )}
    </div>
  );
}
