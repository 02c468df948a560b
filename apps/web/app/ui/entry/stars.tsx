import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./stars.module.css";

const ratings = [1, 2, 3, 4, 5];
const labels = ["", "Décevant", "Moyen", "Bien", "Très bien", "Excellent"];

/** A rating out of five, in stars and as a number. */
export function Stars({ mark }: { mark: number }) {
  const number = mark.toFixed(1).replace(".", ",").replace(",0", "");
  return (
    <span className={styles.given}>
      <span className={styles.row} aria-hidden="true">
        {ratings.map((star) =>
          star <= Math.round(mark) ? (
            <Icon name="star-filled" key={star} size={18} />
          ) : (
            <Icon name="star" key={star} size={18} />
          ),
        )}
      </span>
      <span>
        {number}
        <span className="visually-hidden"> sur 5</span>
      </span>
    </span>
  );
}

/** A rating to give, one to five: five labelled radios; the stars up to the chosen one are filled. */
export function StarsField(field: FieldProps) {
  const { id, ...control } = controlProps(field);
  return (
    <FieldGroup {...field}>
      <div className={styles.choice}>
        {ratings.map((rating) => (
          <label key={rating} title={labels[rating]}>
            <input
              id={rating === 1 ? id : undefined}
              type="radio"
              name={field.name}
              value={rating}
              defaultChecked={field.defaultValue === String(rating)}
              aria-invalid={control["aria-invalid"]}
            />
            <Icon name="star-filled" size={32} />
            <span className={styles.word}>
              <span className="visually-hidden">{rating} sur 5&nbsp;: </span>
              {labels[rating]}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
