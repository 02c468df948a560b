import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";
import styles from "./file-drop.module.css";
import { Icon } from "./icon.tsx";

type FileDropProps = Omit<FieldProps, "defaultValue"> & {
  /** Types offered by the picker, `image/*` or `.xls,.xlsx,.csv`; the server checks the bytes. */
  accept: string;
  /** Shown while nothing is chosen: the stored photo, or a pattern with initials. */
  preview?: ReactNode;
  /** The text of the zone; « Choisir un fichier » by default. */
  prompt?: string;
  /** Several files at once. */
  multiple?: boolean;
};

/**
 * A file, picked or dropped: the native control fills the zone, so both work without script.
 * `file-drop.script.ts` shows the name, the size, the picture when it is one, and the progress of the upload.
 */
export function FileDrop({
  accept,
  preview,
  prompt = "Choisir un fichier",
  multiple = false,
  ...field
}: FileDropProps) {
  return (
    <Field {...field}>
      <div className={`${kit.cluster} ${styles.zone}`} data-file>
        <div className={styles.preview} data-file-preview>
          {preview ?? <Icon name="upload" size={28} stroke={1.5} />}
        </div>
        <p className={`${kit.scripted} ${styles.text}`}>
          <strong data-file-name>{prompt}</strong>
          <span className={words.note} data-file-size>
            {multiple
              ? "ou déposez-les ici"
              : accept.startsWith("image")
                ? "ou déposez-la ici"
                : "ou déposez-le ici"}
          </span>
          <span
            className={`${words.text14} ${styles.sent}`}
            aria-hidden="true"
            data-file-sent
            hidden
          />
        </p>
        <progress
          className={styles.progress}
          max={100}
          aria-label="Envoi du fichier"
          hidden
          suppressHydrationWarning
        />
        <input
          {...controlProps(field)}
          type="file"
          accept={accept}
          multiple={multiple}
          className={styles.input}
        />
      </div>
    </Field>
  );
}
