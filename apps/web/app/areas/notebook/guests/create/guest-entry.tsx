import { displayPhone } from "@jdj/french/phone";
import { type Category, GuestFields } from "#app/areas/notebook/guests/guest-fields.tsx";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import { typedPhone } from "#app/areas/notebook/guests/guest-values.ts";
import { nameInRow, type RowTexts } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type GuestEntryProps = {
  /** The key of the guest in the form: `g3`. */
  row: string;
  /** Their place, from 1. */
  place: number;
  /** Whether they came with a list: one line as long as nothing is wrong with them. */
  isListed: boolean;
  categories: readonly Category[];
  texts: RowTexts;
  errors: Record<string, string[]>;
  /** Left out while they are the only one. */
  onRemove: (() => void) | undefined;
};

/** One guest of the form, unfolded when they were typed or when something is wrong. */
export function GuestEntry(props: GuestEntryProps) {
  const { row, place, isListed, categories, texts, errors, onRemove } = props;
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${row}.`));
  const name = nameInRow(texts, row);
  const phone = typedPhone(texts, `${row}.phone_number_1`);
  return (
    <details className={`${kit.card} ${kit.stack5} ${styles.guest}`} open={!isListed || isWrong}>
      <summary className={`${kit.row4} ${styles.guestHead}`}>
        <span className={`${kit.shrink} ${words.breakAnywhere} ${kit.grid} ${styles.who}`}>
          <strong>{isListed && name ? name : `Invité ${place}`}</strong>
          {isListed ? (
            <span className={words.note}>{phone ? displayPhone(phone) : "Sans téléphone"}</span>
          ) : null}
        </span>
        <Icon
          className={words.turns}
          name={isWrong ? "alert-triangle" : "chevron-down"}
          size={22}
        />
      </summary>
      <fieldset className={`${kit.stack5} ${styles.entry}`}>
        <legend className="visually-hidden">Invité {place}</legend>
        <div className={`${kit.stack5} ${kit.two640} ${styles.fields}`}>
          <GuestFields prefix={`${row}.`} categories={categories} values={texts} errors={errors} />
        </div>
        {onRemove ? (
          <Button
            type="button"
            variant="quiet"
            className={kit.selfStart}
            icon={<Icon name="trash" size={20} />}
            onClick={onRemove}
            aria-label={`Retirer l’invité ${place}`}
          >
            Retirer
          </Button>
        ) : null}
      </fieldset>
    </details>
  );
}
