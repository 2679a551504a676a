import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { CircleAlert } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { imagesApi } from '../api/imagesApi.ts';
import { shrinkImage } from '../lib/shrinkImage.ts';
import { Thumbnail } from './Thumbnail.tsx';
import field from './field.module.css';
import styles from './ImageField.module.css';

interface ImageFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The file name of the store's image; null without one. */
  value: string | null;
  onChange: (name: string | null) => void;
}

/** An image of the store: chosen from the device or its camera, or taken away. */
export function ImageField({ label, hint, error, value, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [uploadImage, { isLoading, error: refusal }] = imagesApi.useUploadImageMutation();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const { data } = await uploadImage(await shrinkImage(file));
    if (data) onChange(data.name);
  };
  const message = error ?? (refusal && asApiError(refusal).message);
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      {hint && <p className={field.hint}>{hint}</p>}
      <div className={styles.line}>
        <Thumbnail file={value} className={styles.image} />
        <Button variant="quiet" isBusy={isLoading} onClick={() => input.current?.click()}>
          {value === null ? 'Choisir une image' : 'Changer'}
        </Button>
        {value !== null && (
          <Button variant="plain" onClick={() => onChange(null)}>
            Retirer
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={label}
          onChange={(event) => void send(event)}
        />
      </div>
      <p className={field.error} aria-live="polite" hidden={!message}>
        {message && <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
        {message}
      </p>
    </fieldset>
  );
}
