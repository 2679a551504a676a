import { findOrderPath, trackingHref } from '@teranga/core/features/orders/links';
import { useNavigate } from '@teranga/design-kit/navigation';
import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useState, type FormEvent } from 'react';
import styles from './FindOrder.module.css';

const emptyText = 'Veuillez écrire la référence de votre commande.';

/** A plain GET form that navigates to an order by its reference, even before scripts load. */
export function FindOrder({ typed = '' }: { typed?: string }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('ref');
    const ref = typeof value === 'string' ? value.trim() : '';
    setError(ref === '' ? emptyText : undefined);
    if (ref !== '') navigate(trackingHref(ref));
  };
  return (
    <form method="get" action={findOrderPath} className={styles.form} onSubmit={send}>
      <TextField
        name="ref"
        label="Référence de la commande"
        hint="Elle figure dans votre confirmation de commande, par exemple 2F7N-9K7E-41QX-8TRA."
        autoComplete="off"
        defaultValue={typed}
        error={error}
        isRequired
      />
      <Button variant="primary" type="submit">
        Suivre ma commande
      </Button>
    </form>
  );
}
