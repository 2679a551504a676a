import { formatAmount } from '@teranga/core/domain/money';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { signIconProps } from '../../lib/iconProps.ts';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { keyOf, withLine, type OrderLine } from './newOrderLine.ts';
import styles from './NewOrderLines.module.css';

interface NewOrderLinesProps {
  lines: readonly OrderLine[];
  onChange: (lines: readonly OrderLine[]) => void;
}

/** The products of an order that is being written. */
export function NewOrderLines({ lines, onChange }: NewOrderLinesProps) {
  const [announcement, setAnnouncement] = useState('');
  const change = (line: OrderLine, quantity: number) =>
    onChange(
      quantity === 0
        ? lines.filter((each) => each !== line)
        : lines.map((each) => (each === line ? { ...each, quantity } : each)),
    );
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={keyOf(line)} className={styles.line}>
              <Thumbnail file={line.image} />
              <span className={styles.words}>
                {line.name}
                <span className={styles.soft}>
                  {formatAmount(line.price)}
                  {line.stock !== null && ` · ${line.stock} en stock`}
                </span>
              </span>
              <span className={styles.count}>
                <button type="button" onClick={() => change(line, line.quantity - 1)}>
                  {line.quantity === 1 ? <Trash2 {...signIconProps} /> : <Minus {...signIconProps} />}
                  <VisuallyHidden>Retirer un « {line.name} »</VisuallyHidden>
                </button>
                <strong>{line.quantity}</strong>
                <button
                  type="button"
                  disabled={line.stock !== null && line.quantity >= line.stock}
                  onClick={() => change(line, line.quantity + 1)}
                >
                  <Plus {...signIconProps} />
                  <VisuallyHidden>Ajouter un « {line.name} »</VisuallyHidden>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ProductPicker
        choose={(line) => {
          onChange(withLine(lines, line));
          setAnnouncement(`${line.name} ajouté`);
        }}
      />
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
    </>
  );
}
