import type { Design } from "../design.ts";
import {
  aDeux,
  camee,
  encadre,
  fenetre,
  instantane,
  pleinePage,
  portrait,
  soirDeFete,
  timbre,
  volet,
} from "./layouts.ts";

/** The designs that show the photo of the hosts, by their codes. */
export const photoDesigns: Readonly<Record<string, Design>> = {
  portrait,
  fenetre,
  camee,
  "pleine-page": pleinePage,
  "a-deux": aDeux,
  encadre,
  volet,
  instantane,
  timbre,
  "soir-de-fete": soirDeFete,
};

/** Whether a design shows the photo of the hosts. */
export function showsPhoto(design: string): boolean {
  return Object.hasOwn(photoDesigns, design) || design === "souvenir";
}
