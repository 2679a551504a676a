import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { ShoppingBag } from 'lucide-react';
import { AnchorLink } from '../../anchors/AnchorLink.tsx';
import { BoardStub } from '../../board/BoardStub.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { Scene } from './Scene.tsx';
import styles from './Hero.module.css';
import form from './TripForm.module.css';

/** The hero of a store without services: a ticket about its deliveries. */
export function ShopFront({ store: { hero, name } }: { store: Pick<StoreInfoView, 'hero' | 'name'> }) {
  return (
    <Scene image={hero.image} label="Bienvenue">
      <div className={ticketClass.along}>
        <div className={classNames(ticketClass.main, form.main)}>
          <p className={ticketClass.label}>{name}</p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <div className={form.actions}>
            <Link href="/products" className={classNames(buttonClass('primary', 'large'), form.submit)}>
              <ShoppingBag strokeWidth={1.75} aria-hidden="true" />
              Voir la boutique
            </Link>
            <AnchorLink to="contact" className={buttonClass('quiet', 'large')}>
              Nous contacter
            </AnchorLink>
          </div>
        </div>
        <BoardStub
          rows={[
            { label: 'De', text: 'La boutique' },
            { label: 'Vers', text: 'Chez vous' },
            { label: 'Bagage', text: 'Votre colis' },
          ]}
          code={name}
        />
      </div>
    </Scene>
  );
}
