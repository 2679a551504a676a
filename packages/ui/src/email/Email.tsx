import { Fragment } from 'react';
import styles from './Email.module.css';

/** What a line may end after, a hyphen with what it is tied to, and the rest. */
const piece = /[@.]|-[^@.]|[^@.-]+|-/g;

/** An e-mail address, which ends a line after its @ or a dot rather than within a word. One box: in a flexible row it stays one item. */
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
      <span key={index} className={styles['tied']}>
        {text}
      </span>
    ) : (
      text
    );
  });
  return <span>{pieces}</span>;
}
