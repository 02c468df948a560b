import type { IconName } from "./icon-names.ts";

/**
 * Reads a sprite's icons.
 *
 * @param sprite the text of `icons.svg`
 * @returns a function that returns an icon as inline markup
 */
export function drawingsOf(sprite: string): (name: IconName) => string {
  const groups = Array.from(
    sprite.matchAll(/<g id="([^"]+)"(.*<\/g>)/g),
    ([, name = "", group = ""]) => [name, `<g${group}`] as const,
  );
  const drawings = new Map<string, string>(groups);
  return (name) => drawings.get(name) ?? "";
}
