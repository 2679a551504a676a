import { useCurrency } from '@teranga/core/features/currency';
import type { PartProps } from '@teranga/design-kit';
import { Dialog } from '@teranga/ui/dialog';
import { Check } from 'lucide-react';
import styles from './CurrencyMenu.module.css';

/** Selects the currency of displayed prices. Orders stay in FCFA, which is stated. */
export function CurrencyMenu({ isOpen, close }: PartProps['CurrencyMenu']) {
  const { selected, choices, choose, chargeNote, credit } = useCurrency();
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Devise">
      <div className={styles.menu}>
        <ul>
          {choices.map(({ code, symbol, name }) => (
            <li key={code}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={code === selected.code}
                onClick={() => {
                  choose(code);
                  close();
                }}
              >
                <span className={styles.symbol}>{symbol}</span>
                {name}
                {code === selected.code && <Check size={22} strokeWidth={1.75} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{chargeNote}</p>
        <p className={styles.note}>
          <a className={styles.credit} href={credit.href} rel="noopener">
            {credit.label}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
