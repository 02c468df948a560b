import type { EventRow } from "@jdj/contract/notebook/event-shape";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";

type EventPictureProps = {
  event: Pick<EventRow, "image" | "seed">;
  /** Strips of the pattern shown without a picture: more where it is large. */
  strips: number;
};

/** An event's picture or, without one, its pattern; decorative, since its name is beside it. */
export function EventPicture({ event: { image, seed }, strips }: EventPictureProps) {
  return image ? (
    <img className={kit.cover} src={image} alt="" />
  ) : (
    <Cloth
      className={kit.cover}
      seed={seed}
      strips={strips}
      rows={strips * 9}
      cover
      texture={strips > 4}
    />
  );
}
