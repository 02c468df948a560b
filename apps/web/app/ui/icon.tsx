import type { SVGProps } from "react";

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "stroke"> {
  /** Width and height, in CSS pixels. */
  size?: number;
  /** Width of the lines, of the 24 that the drawing is wide. */
  stroke?: number;
}

/**
 * Returns the component of an icon. What the server drew is left alone when the page comes to life,
 * so that a browser may know an icon by its place in the sheet alone (`icons-plugin.ts`).
 *
 * @param drawing the shapes within the SVG, as markup
 */
export function iconOf(isFilled: boolean, drawing: string) {
  const html = { __html: drawing };
  return ({ size = 24, stroke = 2, ...rest }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke={isFilled ? "none" : "currentColor"}
      strokeWidth={isFilled ? undefined : stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
