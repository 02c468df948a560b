import type { TradeCode } from "../../src/drawings/scenes/scenes.ts";

/** A photo that a guest took at the dowry: of the place, or of people in it. */
export interface Snapshot {
  scene: TradeCode;
  /** Which of the portraits stand in it; none for the place alone. */
  people: number;
  isUpright: boolean;
  sender: string | null;
  /** `HH:MM`, in Abidjan. */
  time: string;
}

const scenes: readonly TradeCode[] = [
  "decoration",
  "catering",
  "gifts",
  "live-music",
  "flowers",
  "drinks",
  "cake",
  "venue",
  "jewellery",
  "hostesses",
  "host",
  "dj",
  "children-entertainment",
];

const senders = [
  "Tante Rose",
  "Hervé",
  null,
  "Solange",
  "Fatim",
  "Cousin Marc",
  "Clarisse",
  "Jean-Baptiste",
  "Adjoua",
  null,
  "Serge",
];

/** So many photos, every third of people, from three in the afternoon on. */
export const snapshots: readonly Snapshot[] = Array.from({ length: 43 }, (_, index) => {
  const minutes = 15 * 60 + index * 7;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return {
    scene: scenes[(index * 5) % scenes.length] ?? "venue",
    people: index % 3 === 1 ? 2 + (index % 2) : 0,
    isUpright: index % 4 === 2,
    sender: senders[(index * 3) % senders.length] ?? null,
    time: `${hour}:${String(minute).padStart(2, "0")}`,
  };
});

/** The newest so many wait for their hosts; the one before them was put aside. */
export const WAITING = 3;
