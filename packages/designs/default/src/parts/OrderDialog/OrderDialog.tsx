import type { OrderChoiceView } from '@teranga/core/features/catalogue/order-dialog';
import { FailureState, OptionPicker, Price, QuantityStepper, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Dialog } from '@teranga/ui/dialog';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { Notice } from './Notice.tsx';
import styles from './OrderDialog.module.css';
import { useAboveFooter } from './useAboveFooter.ts';

type ReadyChoice = Extract<OrderChoiceView, { status: 'ready' }>;

function Head({ dialog, choice }: { dialog: PartProps['OrderDialog']['dialog']; choice: OrderChoiceView }) {
  return (
    <div className={styles.head}>
      <Image image={dialog.image && { ...dialog.image, alt: '' }} sizes="7rem" className={styles.image} />
      <div className={styles.words}>
        <div aria-live="polite">
          <Price price={dialog.price} size="large" />
        </div>
        {choice.status === 'ready' && (
          <p className={classNames(styles.stock, choice.isOutOfStock && styles.out)} aria-live="polite">
            {choice.stockLabel}
          </p>
        )}
        <Link href={dialog.href} className={styles.more}>
          Voir la fiche complète
        </Link>
      </div>
    </div>
  );
}

function Actions({ choice, isDone }: { choice: ReadyChoice; isDone: boolean }) {
  return (
    <div className={styles.actions}>
      <Button
        variant={isDone ? 'quiet' : 'primary'}
        size="large"
        className={styles.action}
        disabled={choice.isOutOfStock}
        isBusy={choice.isBusy}
        onClick={choice.order}
      >
        {choice.orderLabel}
      </Button>
      {choice.buyHref ? (
        <Link href={choice.buyHref} className={classNames(buttonClass('accent', 'large'), styles.action)}>
          Acheter
        </Link>
      ) : (
        <Button variant="accent" size="large" className={styles.action} disabled>
          Acheter
        </Button>
      )}
    </div>
  );
}

function Choice({ choice }: { choice: OrderChoiceView }) {
  if (choice.status === 'failed')
    return <FailureState title={choice.title} message={choice.message} retry={choice.retry} />;
  if (choice.status === 'loading')
    return (
      <div className={styles.choice} aria-busy="true">
        <Skeleton className={styles.greyOptions} />
        <Skeleton className={styles.greyAction} />
      </div>
    );
  return (
    <div className={styles.choice}>
      <OptionPicker groups={choice.options} note={choice.optionNote} />
      <div className={styles.quantity}>
        <span className={styles.soft}>Quantité</span>
        <QuantityStepper quantity={choice.quantity} label="Quantité" />
      </div>
    </div>
  );
}

/** The cart, or back to the shop. */
function NextSteps({
  cartSubtotal,
  isDone,
  close,
}: {
  cartSubtotal: string | null;
  isDone: boolean;
  close: () => void;
}) {
  return (
    <div className={styles.ways}>
      <Link href="/cart" className={classNames(buttonClass(isDone ? 'primary' : 'plain'), styles.way)}>
        <span>
          Voir mon panier
          {cartSubtotal && (
            <>
              {' '}
              <span className={classNames('figures', styles.sum)}>({cartSubtotal})</span>
            </>
          )}
        </span>
      </Link>
      <Link
        href="/products"
        press={close}
        className={classNames(buttonClass(isDone ? 'quiet' : 'plain'), styles.way)}
      >
        Continuer mes achats
      </Link>
    </div>
  );
}

/**
 * Dialog to select a product's options, add it to the cart, or buy it at once. Buttons do not move,
 * whatever the result.
 */
export function OrderDialog({ dialog, isOpen, close }: PartProps['OrderDialog']) {
  const { notice, choice, cartSubtotal } = dialog;
  const isDone = notice?.tone === 'success';
  const footer = useAboveFooter(notice);
  return (
    <Dialog isOpen={isOpen} onClose={close} label={dialog.name} isAnchored>
      <div className={styles.dialog}>
        <Head dialog={dialog} choice={choice} />
        <Choice choice={choice} />
        <div ref={footer} className={styles.footer}>
          {choice.status === 'ready' && <Actions choice={choice} isDone={isDone} />}
          <Notice notice={notice} />
          <NextSteps cartSubtotal={cartSubtotal} isDone={isDone} close={close} />
        </div>
      </div>
    </Dialog>
  );
}
