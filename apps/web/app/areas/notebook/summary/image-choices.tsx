import type { SummaryQuestion } from "@jdj/contract/notebook/summary";
import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./image-choices.module.css";
import { Swatch } from "./swatch.tsx";

type ImageChoicesProps = FieldProps & { images: SummaryQuestion["images"] };

/** A choice among drawings; the last one empties the answer. */
export function ImageChoices({ images, ...field }: ImageChoicesProps) {
  const control = controlProps(field);
  const choices = [...images, { code: "", label: "Pas encore choisi", colours: [] }];
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {choices.map(({ code, label, colours }, index) => (
          <label key={code} className={`${kit.control} ${styles.choice}`}>
            <input
              id={index === 0 ? control.id : undefined}
              type="radio"
              name={field.name}
              value={code}
              defaultChecked={code === (field.defaultValue ?? "")}
              aria-invalid={control["aria-invalid"]}
            />
            {colours.length > 0 ? <Swatch colours={colours} /> : null}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
