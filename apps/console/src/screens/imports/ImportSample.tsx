import styles from './imports.module.css';

/** The first rows of a file, to recognise its columns. */
export function ImportSample({ columns, rows }: { columns: readonly string[]; rows: readonly string[][] }) {
  if (rows.length === 0) return null;
  return (
    // The keyboard must reach an area that scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label="Premières lignes du fichier">
      <table className={styles.sample}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\u0000')}>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
