import type { Dyes } from "@jdj/weave/dyes";
import { uploaded } from "../cards/uploaded.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import type { Inks } from "../colours.ts";
import type { Design } from "../design.ts";
import { emblem } from "../emblem.ts";
import type { TextArea } from "../uploaded-layout.ts";

/** A rectangle of a card, in pixels. */
export type Place = TextArea;

/** What a card with a photo is drawn from, besides its texts and the photo. */
export interface PhotoScene {
  seed: string;
  dyes: Dyes;
  inks: Inks;
  /** The photo cut to an outline, or the event's cloth while there is none. */
  photo: string;
}

/** A card with a photo: where it stands, what is around it, and where the texts are. */
export interface PhotoLayout {
  /** What the photo fills, from its middle. */
  place: Place;
  /** What is seen of it, in SVG. */
  outline: string;
  /** Where all texts stand: at least `leastArea`. */
  area: Place;
  inksOf(dyes: Dyes): Inks;
  /** All that is drawn, the photo included. */
  shapes(scene: PhotoScene): string;
}

/**
 * A design that shows the photo of the hosts. Without one its place is of the event's cloth with the
 * emblem of the feast, so that the card is whole.
 */
export function photoCard({ place, outline, area, inksOf, shapes }: PhotoLayout): Design {
  return (input) => {
    const { seed, eventType, photo } = input;
    const dyes = dyesOf(seed);
    const inks = inksOf(dyes);
    const shown = photo === undefined ? standIn(seed, eventType, place) : imageAt(photo, place);
    const cut = `<clipPath id="photo">${outline}</clipPath><g clip-path="url(#photo)">${shown}</g>`;
    return {
      shapes: shapes({ seed, dyes, inks, photo: cut }),
      texts: uploaded({ area, inks }, "")(input).texts,
    };
  };
}

function imageAt(address: string, { x, y, width, height }: Place): string {
  return `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
}

/** Cloth, and the emblem of the feast upon a disc of paper. */
function standIn(seed: string, eventType: string, place: Place): string {
  const [x, y] = [place.x + place.width / 2, place.y + Math.min(place.height, 620) / 2];
  const paper = "#fbfaf7";
  return `${clothPanel(seed, { ...place, thread: 8 })}
    <circle cx="${x}" cy="${y}" r="132" fill="${paper}"/>
    ${emblem(eventType, { x, y, ink: "#17173b", surface: paper, scale: 1.2 })}`;
}
