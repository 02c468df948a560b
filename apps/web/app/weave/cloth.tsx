import { clothSize } from "@jdj/weave/cloth-size";
import { createContext, memo, useContext, useEffect, useId, useRef } from "react";
import type { ClothDrawing } from "./shapes.ts";

/** Renders a pattern; set on the server only, so that a page does not fetch the generator at first. */
export const ClothDrawer = createContext<
  ((drawing: ClothDrawing, tileId: string) => string) | null
>(null);

type ClothProps = ClothDrawing & {
  className?: string;
  /** Its label for screen readers; without it the pattern is decorative. */
  label?: string;
  /** Fills its box and is cut, rather than fitting inside it. */
  cover?: boolean;
};

/**
 * The pattern of a seed as inline SVG. The server renders it, and React does not change it: a
 * hydrated page fetches the generator only for a pattern that is added or changed later.
 */
export const Cloth = memo(function Cloth({ className, label, cover, ...drawing }: ClothProps) {
  const id = useId();
  const draw = useContext(ClothDrawer);
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = clothSize(drawing);
  const [across, down] = drawing.lying ? [height, width] : [width, height];
  const wanted = JSON.stringify(drawing);
  const drawn = useRef<string>(null);

  useEffect(() => {
    if (drawn.current === null && svg.current?.hasChildNodes()) drawn.current = wanted;
    if (drawn.current === wanted) return;
    drawn.current = wanted;
    // Without a network there is no pattern: it is decorative.
    import("./shapes.ts").then(
      ({ shapesOf }) => {
        if (svg.current && drawn.current === wanted)
          svg.current.innerHTML = shapesOf(JSON.parse(wanted), id);
      },
      () => undefined,
    );
  }, [wanted, id]);

  return (
    <svg
      ref={svg}
      className={className}
      viewBox={`0 0 ${across} ${down}`}
      preserveAspectRatio={cover ? "xMidYMin slice" : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: draw ? draw(drawing, id) : "" }}
      suppressHydrationWarning
    />
  );
});
