import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type Crop, MOST_ZOOM, moved, type Size, squareOf, zoomed } from "./crop.ts";
import styles from "./photo.module.css";

type CropFrameProps = {
  /** Address of the chosen picture. */
  source: string;
  image: RefObject<HTMLImageElement | null>;
  crop: Crop;
  onCrop: (change: (crop: Crop) => Crop) => void;
  /** The picture cannot be decoded. */
  onBroken: () => void;
};

/** How far an arrow key moves the picture, in sides of the frame. */
const STEP = 0.05;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type Point = { x: number; y: number };

/** A picture under a square frame: moved by a finger or the arrow keys, brought nearer by two fingers or the control. */
export function CropFrame({ source, image, crop, onCrop, onBroken }: CropFrameProps) {
  const [size, setSize] = useState<Size | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !size) return;
    const frame = event.currentTarget.clientWidth;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current]
      .filter(([id]) => id !== event.pointerId)
      .map(([, point]) => point);
    // With two fingers each moves the picture by half.
    const share = other ? 2 * frame : frame;
    const by = { x: (now.x - before.x) / share, y: (now.y - before.y) / share };
    const nearer = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    fingers.current.set(event.pointerId, now);
    onCrop((was) => zoomed(moved(was, size, by), size, was.zoom * nearer));
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || !size) return;
    event.preventDefault();
    onCrop((was) => moved(was, size, by));
  };
  const seen = size && squareOf(crop, size);
  const percent = (share: number) => `${share * 100}%`;

  return (
    <div className={kit.stack3}>
      <button
        type="button"
        className={styles.frame}
        aria-label="Cadrage de la photo"
        aria-describedby="photo-cadrage"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <img
          ref={image}
          src={source}
          alt=""
          draggable={false}
          className={styles.moved}
          style={
            seen
              ? {
                  width: percent(size.width / seen.side),
                  left: percent(-seen.left / seen.side),
                  top: percent(-seen.top / seen.side),
                }
              : {}
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && height > 0 ? setSize({ width, height }) : onBroken()
          }
          onError={onBroken}
        />
      </button>
      <p id="photo-cadrage" className={words.note}>
        Glissez la photo pour la cadrer, ou déplacez-la avec les flèches du clavier.
      </p>
      <label className={kit.stack1}>
        Zoom
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          className={styles.zoom}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            size && onCrop((was) => zoomed(was, size, valueAsNumber))
          }
        />
      </label>
    </div>
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
