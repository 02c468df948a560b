import { createContext, type SVGProps, useContext } from "react";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

/** Renders an icon inline; set on the server only, so that no icon waits for the sprite. */
export const IconDrawer = createContext<((name: IconName) => string) | null>(null);

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "name" | "stroke"> {
  name: IconName;
  /** Width and height, in CSS pixels. */
  size?: number;
  /** Width of the lines; the drawing is 24 wide. */
  stroke?: number;
}

/**
 * An icon; decorative, unless it has an `aria-label`. The server's markup is not changed when
 * the page hydrates; an icon that is added or changed later uses the sprite.
 */
export function Icon({ name, size = 24, stroke = 2, ...rest }: IconProps) {
  const draw = useContext(IconDrawer);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest["aria-label"] === undefined ? true : undefined}
      {...rest}
      dangerouslySetInnerHTML={{ __html: draw ? draw(name) : `<use href="${sprite}#${name}"/>` }}
      suppressHydrationWarning
    />
  );
}
