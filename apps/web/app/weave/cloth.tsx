import { type DrawingOptions, drawCloth } from "@jdj/weave/cloth-drawing";
import { type WeaveOptions, weave } from "@jdj/weave/weave";
import { memo, useId } from "react";

type ClothProps = WeaveOptions &
  DrawingOptions & {
    /** The event's seed, or any text: the same seed is always the same cloth. */
    seed: string;
    className?: string;
    /** What is read out; without it the cloth is decoration. */
    label?: string;
    /** Fills its box and is cut, rather than fitting inside it. */
    cover?: boolean;
    /** Lies on its side: rows run from left to right. */
    lying?: boolean;
  };

/** The cloth of a seed as inline SVG. */
export const Cloth = memo(function Cloth(props: ClothProps) {
  const { seed, strips, rows, className, label, cover, lying, ...options } = props;
  const id = useId();
  const cloth = weave(seed, { strips, rows });
  const { tile, places, woven, warp } = drawCloth(cloth, options);
  const [width, height] = lying ? [cloth.height, cloth.width] : [cloth.width, cloth.height];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cover ? "xMidYMin slice" : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <g id={id}>
          {tile.map((shape) => (
            <path key={shape.d} {...shape} />
          ))}
        </g>
      </defs>
      <g transform={lying ? "matrix(0 1 1 0 0 0)" : undefined}>
        <svg aria-hidden="true" width={cloth.width} height={woven}>
          {places.map(({ x, y }) => (
            <use key={`${x} ${y}`} href={`#${id}`} x={x || undefined} y={y} />
          ))}
        </svg>
        {warp ? <path {...warp} /> : null}
      </g>
    </svg>
  );
});
