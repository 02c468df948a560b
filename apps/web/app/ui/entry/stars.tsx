import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./stars.module.css";

const marks = [1, 2, 3, 4, 5];
const words = ["", "Décevant", "Moyen", "Bien", "Très bien", "Excellent"];

/** A mark out of five that was given, in stars and in figures. */
export function Stars({ mark }: { mark: number }) {
  const figure = mark.toFixed(1).replace(".", ",").replace(",0", "");
  return (
    <span className={styles.given}>
      <span className={styles.row} aria-hidden="true">
        {marks.map((star) =>
          star <= Math.round(mark) ? (
            <Icon name="star-filled" key={star} size={18} />
          ) : (
            <Icon name="star" key={star} size={18} />
          ),
        )}
      </span>
      <span>
        {figure}
        <span className="visually-hidden"> sur 5</span>
      </span>
    </span>
  );
}

/** A mark to give, one to five: five radios, each with its word, lit up to the chosen one. */
export function StarsField(field: FieldProps) {
  const { id, ...control } = controlProps(field);
  return (
    <FieldGroup {...field}>
      <div className={styles.choice}>
        {marks.map((mark) => (
          <label key={mark} title={words[mark]}>
            <input
              id={mark === 1 ? id : undefined}
              type="radio"
              name={field.name}
              value={mark}
              defaultChecked={field.defaultValue === String(mark)}
              aria-invalid={control["aria-invalid"]}
            />
            <Icon name="star-filled" size={32} />
            <span className={styles.word}>
              <span className="visually-hidden">{mark} sur 5 : </span>
              {words[mark]}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
