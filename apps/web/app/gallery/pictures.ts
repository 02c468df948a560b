import { clothSvg } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import type { Picture } from "#app/ui/media/media-gallery.tsx";

/** A picture for the gallery's examples: a pattern, three wide and two high. */
export function clothPicture(at: number): Picture {
  const svg = clothSvg(weave(`photo-${at}`, { strips: 6, rows: 48 }), { texture: true });
  return {
    address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `Tissage numéro ${at}`,
    width: 720,
    height: 480,
  };
}
