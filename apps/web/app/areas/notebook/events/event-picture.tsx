import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./event-form.module.css";

type EventPictureProps = {
  event: Pick<EventRow, "image" | "seed">;
  /** Strips of the pattern shown without a picture: more where it is large. */
  strips: number;
};

/** An event's picture or, without one, its pattern; decorative, since its name is beside it. */
export function EventPicture({ event: { image, seed }, strips }: EventPictureProps) {
  return image ? (
    <img className={styles.picture} src={image} alt="" />
  ) : (
    <Cloth
      className={styles.picture}
      seed={seed}
      strips={strips}
      rows={strips * 9}
      cover
      texture={strips > 4}
    />
  );
}
