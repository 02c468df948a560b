import type { SummaryQuestion } from "@jdj/contract/notebook/summary";
import boxes from "#app/ui/choice.module.css";
import { controlProps, FieldGroup, type FieldProps } from "#app/ui/field.tsx";
import styles from "./image-choices.module.css";

/** A lozenge of weft: one run of threads a row. */
function lozenge(middle: number, half: number): string {
  const runs = Array.from({ length: 2 * half - 1 }, (_, row) => {
    const wide = half - Math.abs(row - half + 1);
    return `M${middle - wide} ${8 - half + row + 0.5}h${2 * wide}`;
  });
  return runs.join("");
}

const outer = [6, 18, 30].map((middle) => lozenge(middle, 6)).join("");
const inner = [6, 18, 30].map((middle) => lozenge(middle, 3)).join("");

/** A choice of colours, as a sample of the pattern. */
function Swatch({ colours }: { colours: readonly string[] }) {
  const [ground, figure = ground, edge = figure, heart = ground] = colours;
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 36 16"
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d="M0 0h36v16H0z" fill={ground} />
      <path d="M0 .5h36M0 15.5h36" stroke={edge} />
      <path d={outer} stroke={figure} />
      <path d={inner} stroke={heart === ground ? edge : heart} />
    </svg>
  );
}

type ImageChoicesProps = FieldProps & { images: SummaryQuestion["images"] };

/** A choice among drawings; the last one empties the answer. */
export function ImageChoices({ images, ...field }: ImageChoicesProps) {
  const control = controlProps(field);
  const choices = [...images, { code: "", label: "Pas encore choisi", colours: [] }];
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {choices.map(({ code, label, colours }, index) => (
          <label key={code} className={`${boxes.option} ${styles.choice}`}>
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
