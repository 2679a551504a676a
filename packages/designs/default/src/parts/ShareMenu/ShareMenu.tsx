import type { PartProps } from '@teranga/design-kit';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Dialog } from '@teranga/ui/dialog';
import { useId } from 'react';
import { Mark } from './Mark.tsx';
import styles from './ShareMenu.module.css';

/**
 * Share targets for the product, with the address to copy by hand if the browser blocks copying.
 */
export function ShareMenu({ menu, isOpen, close }: PartProps['ShareMenu']) {
  const { name, url, targets, copy, notice } = menu;
  const field = useId();
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Partager">
      <div className={styles.menu}>
        <p className={styles.name}>{name}</p>
        <ul className={styles.targets}>
          {targets.map(({ id, label, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={classNames(buttonClass('quiet'), styles.target)}
              >
                <Mark of={id} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.copy}>
          <label htmlFor={field} className={styles.label}>
            Lien de l’article
          </label>
          <input
            id={field}
            className={styles.link}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button variant={copy.isCopied ? 'primary' : 'accent'} className={styles.press} onClick={copy.run}>
            {copy.label}
          </Button>
        </div>
        <div role="alert">{notice?.tone === 'error' && <p className={styles.failed}>{notice.text}</p>}</div>
        <output className={styles.done}>{notice?.tone === 'success' && notice.text}</output>
      </div>
    </Dialog>
  );
}
