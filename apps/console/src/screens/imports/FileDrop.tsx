import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importsApi } from '../../api/importsApi.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from './imports.module.css';

const accepted = '.csv,.tsv,.xlsx,.json,text/csv,application/json';

/** Takes a file of products, chosen or dropped. */
export function FileDrop() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState(0);
  const [isOver, setOver] = useState(false);
  const [send, { isLoading, error }] = importsApi.useSendImportMutation();
  const take = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || isLoading) return;
    setPart(0);
    const { data } = await send({ file, onProgress: setPart });
    if (data) navigate(`fichier/${data.id}`);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <FileUp size={28} strokeWidth={1.5} aria-hidden="true" />
      <p>Un export de Shopify, de WooCommerce ou de Teranga, ou votre tableur.</p>
      <Button variant="primary" isBusy={isLoading} onClick={() => input.current?.click()}>
        Choisir un fichier
      </Button>
      <p className={styles.soft}>CSV, Excel ou JSON, 100 Mo au plus.</p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label="Fichier d’articles"
        onChange={({ target }) => {
          void take(target.files).finally(() => {
            target.value = '';
          });
        }}
      />
      {isLoading && <progress className={styles.progress} value={part} aria-label="Envoi du fichier" />}
      <FormError failure={error ? asApiError(error) : null} />
    </div>
  );
}
