import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import dialogs from '../../parts/dialogs.module.css';
import { PriceRules } from './PriceRules.tsx';
import { titleOf, type VariationDraft } from './variations.ts';
import styles from './VariationDialog.module.css';

interface VariationDialogProps {
  draft: VariationDraft;
  gallery: StaffProductWire['gallery'];
  change: (fields: Partial<VariationDraft>) => void;
  /** Gives every variation this one's price. */
  copyPrice: () => void;
  remove: () => void;
  onClose: () => void;
}

/** A variation's image and its own reductions. */
export function VariationDialog(props: VariationDialogProps) {
  const { draft, gallery, change, copyPrice, remove, onClose } = props;
  const title = titleOf(draft);
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <div className={dialogs.form}>
        <fieldset>
          <legend className={styles.legend}>Image</legend>
          {gallery.length === 0 ? (
            <p className={dialogs.soft}>Ajoutez d’abord des images à l’article.</p>
          ) : (
            <div className={styles.images}>
              {[null, ...gallery].map((image, index) => (
                <label key={image?.name ?? ''} className={styles.image}>
                  <input
                    type="radio"
                    name="variation-image"
                    checked={(image?.name ?? null) === draft.picture}
                    onChange={() => change({ picture: image?.name ?? null })}
                  />
                  <Thumbnail file={image?.name ?? null} />
                  <VisuallyHidden>
                    {image ? image.alt || `Image ${index} de l’article` : 'Celle de l’article'}
                  </VisuallyHidden>
                </label>
              ))}
            </div>
          )}
        </fieldset>
        <PriceRules
          base={draft.sellingPrice}
          rules={draft.multiPricing}
          onChange={(multiPricing) => change({ multiPricing })}
        />
        <p className={dialogs.soft}>
          Une réduction de la déclinaison passe avant celles de l’article. Tout est gardé quand vous
          enregistrez l’article.
        </p>
        <div className={dialogs.ways}>
          <Button variant="quiet" onClick={remove}>
            Supprimer la déclinaison
          </Button>
          <Button variant="quiet" onClick={copyPrice}>
            Même prix partout
          </Button>
          <Button variant="primary" onClick={onClose}>
            D’accord
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
