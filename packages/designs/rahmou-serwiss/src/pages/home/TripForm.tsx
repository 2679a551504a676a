import { useNavigate } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { PlaneTakeoff } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { AnchorLink } from '../../anchors/AnchorLink.tsx';
import { BoardStub } from '../../board/BoardStub.tsx';
import { destinations } from '../../places/places.ts';
import { RouteArc } from '../../ticket/RouteArc.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { tripHref, type Trip } from './trip.ts';
import styles from './TripForm.module.css';

/**
 * A boarding pass form. It navigates to the quote form with both fields filled in, also without
 * JavaScript.
 */
export function TripForm({ now, children }: { now: number; children: ReactNode }) {
  const id = useId();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Trip>({ destination: '', date: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(tripHref(written));
  };
  const [year, month, day] = written.date.split('-');
  return (
    <form className={ticketClass.along} action="/demande-devis" method="get" onSubmit={submit}>
      <div className={classNames(ticketClass.main, styles.main)}>
        {children}
        <div className={styles.fields}>
          <p className={styles.from}>
            <span className={ticketClass.label}>De</span>
            <span className={styles.city}>Dakar</span>
          </p>
          <RouteArc className={styles.arc} hasPlane />
          <label className={styles.field} htmlFor={`${id}-to`}>
            <span className={ticketClass.label}>Vers</span>
            <input
              id={`${id}-to`}
              className={styles.input}
              name="destination"
              list={`${id}-places`}
              placeholder="Ville ou pays"
              autoComplete="off"
              maxLength={80}
              required
              onChange={({ target }) => setWritten({ ...written, destination: target.value })}
            />
          </label>
          <datalist id={`${id}-places`}>
            {destinations.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </datalist>
          <label className={styles.field} htmlFor={`${id}-on`}>
            <span className={ticketClass.label}>Départ le</span>
            <input
              id={`${id}-on`}
              className={styles.input}
              type="date"
              name="date"
              min={new Date(now).toISOString().slice(0, 10)}
              onChange={({ target }) => setWritten({ ...written, date: target.value })}
            />
          </label>
        </div>
        <div className={styles.actions}>
          <Button variant="primary" size="large" type="submit" className={styles.submit}>
            <PlaneTakeoff strokeWidth={1.75} aria-hidden="true" />
            Préparer ma demande
          </Button>
          <AnchorLink to="services" className={buttonClass('quiet', 'large')}>
            Découvrir nos services
          </AnchorLink>
          <AnchorLink to="contact" className={buttonClass('plain', 'large')}>
            Nous contacter
          </AnchorLink>
        </div>
      </div>
      <BoardStub
        rows={[
          { label: 'Vers', text: written.destination || 'Le monde' },
          { label: 'Départ', text: day ? `${day}.${month}.${year}` : 'À choisir' },
          { label: 'Réponse', text: 'Sous 24 h' },
        ]}
        code={`DKR ${written.destination}`}
      />
    </form>
  );
}
