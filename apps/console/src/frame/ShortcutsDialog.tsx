import { Dialog } from '@teranga/ui/dialog';
import { CheckboxField } from '@teranga/ui/field';
import { useState } from 'react';
import { areShortcutsOn, setShortcuts } from '../lib/shortcutsSetting.ts';
import { useScreens } from './useScreens.ts';
import styles from './ShortcutsDialog.module.css';

const everywhere = [
  { keys: ['/'], words: 'Chercher dans la liste' },
  { keys: ['j'], words: 'Ligne suivante' },
  { keys: ['k'], words: 'Ligne précédente' },
  { keys: ['Entrée'], words: 'Ouvrir la ligne' },
  { keys: ['n'], words: 'Nouveau : article, commande, code…' },
  { keys: ['s'], words: 'Étape suivante de la commande' },
  { keys: ['Échap'], words: 'Fermer une fenêtre' },
  { keys: ['?'], words: 'Afficher cette aide' },
];

interface KeysProps {
  title: string;
  rows: readonly { keys: readonly string[]; words: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ keys, words }) => (
          <div key={words} className={styles.row}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What the keys of the desk do. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const screens = useScreens();
  const [areOn, setAreOn] = useState(areShortcutsOn);
  const toggle = () => {
    setShortcuts(!areOn);
    setAreOn(!areOn);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Raccourcis clavier">
      <div className={styles.groups}>
        <Keys title="Partout" rows={everywhere} />
        <Keys
          title="Aller à un écran"
          rows={screens.map(({ label, key }) => ({ keys: ['g', key], words: label }))}
        />
        <CheckboxField
          name="shortcuts"
          label="Utiliser ces raccourcis"
          hint="Décochez si vous dictez au clavier vocal."
          isChecked={areOn}
          onChange={toggle}
        />
      </div>
    </Dialog>
  );
}
