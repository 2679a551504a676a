import styles from './imports.module.css';

const steps = ['Fichier', 'Colonnes', 'Vérification', 'Import'] as const;

/** Where one is in the assistant. */
export function Steps({ current }: { current: (typeof steps)[number] }) {
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label="Étapes">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.stepWord}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
