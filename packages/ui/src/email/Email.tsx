import { Fragment } from 'react';
import styles from './Email.module.css';

/**
 * Pieces of an address: characters with a line break after them, a hyphen with what follows, and
 * the rest.
 */
const piece = /[@.]|-[^@.]|[^@.-]+|-/g;

/**
 * An e-mail address that breaks after its @ or a dot rather than within a word. One wrapper, so
 * that it is one flex item.
 */
export function Email({ address }: { address: string }) {
  const pieces = address.match(piece)?.map((text, index) => {
    if (text === '@' || text === '.')
      return (
        <Fragment key={index}>
          {text}
          <wbr />
        </Fragment>
      );
    return text.startsWith('-') ? (
      <span key={index} className={styles.tied}>
        {text}
      </span>
    ) : (
      text
    );
  });
  return <span>{pieces}</span>;
}
