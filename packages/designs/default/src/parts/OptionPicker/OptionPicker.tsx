import type { OptionChoiceView, OptionGroupView } from '@teranga/core/features/catalogue';
import { WithoutScript, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { refusedFieldId } from '@teranga/ui/field-id';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { useId } from 'react';
import styles from './OptionPicker.module.css';

function Swatch({ choice }: { choice: OptionChoiceView }) {
  const { swatch, label } = choice;
  if (!swatch) return label;
  return (
    <>
      {'color' in swatch ? (
        <span className={styles.color} style={{ backgroundColor: swatch.color }} />
      ) : (
        <Image image={{ ...swatch.image, alt: '' }} sizes="4rem" className={styles.image} />
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

function Choice({ choice, name }: { choice: OptionChoiceView; name: string }) {
  return (
    <label
      className={classNames(
        styles.choice,
        choice.swatch && styles.withSwatch,
        choice.note !== null && styles.conflict,
      )}
      title={choice.note === null ? choice.label : `${choice.label}, ${choice.note}`}
    >
      <input
        type="radio"
        name={name}
        value={choice.value}
        className={styles.radio}
        checked={choice.isSelected}
        disabled={choice.isDisabled}
        onChange={choice.choose}
      />
      <span className={styles.face}>
        <Swatch choice={choice} />
        {/* With JavaScript the product's price follows the choice. */}
        {choice.price !== null && <WithoutScript> {choice.price}</WithoutScript>}
        {choice.note !== null && <VisuallyHidden> ({choice.note})</VisuallyHidden>}
      </span>
    </label>
  );
}

function Group({ group, ...described }: { group: OptionGroupView; 'aria-describedby'?: string }) {
  return (
    <fieldset {...described}>
      <legend className={styles.legend}>
        {group.name} : <strong>{group.selectedLabel}</strong>
      </legend>
      <div className={styles.choices}>
        {group.choices.map((choice) => (
          <Choice key={choice.value} choice={choice} name={group.field} />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Colour, size and the like, one row of options each; options that are unavailable, alone or in
 * combination, are struck through.
 */
export function OptionPicker({ groups, note = null }: PartProps['OptionPicker']) {
  const noteId = useId();
  if (groups.length === 0) return null;
  const described = note !== null && { 'aria-describedby': noteId };
  return (
    <div {...(note !== null && { id: refusedFieldId('variationId'), tabIndex: -1 })}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.name} group={group} {...described} />
        ))}
      </div>
      <output id={noteId} className={styles.note}>
        {note}
      </output>
    </div>
  );
}
