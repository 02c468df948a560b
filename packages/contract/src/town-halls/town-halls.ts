import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, PathId } from "../call/shapes.ts";

/** The historical visibility flag; hidden entries are never returned. */
const Shown = z.literal(1);

const Named = z.object({ id: Id, name: z.string() });

const byId = z.object({ id: PathId });

/** Degrees, WGS 84. Indicative: the centre of the commune or town, not the building. */
const Position = { latitude: z.number(), longitude: z.number() };

const Place = { district: Named, country: Named };

/** A town hall in the list of its district. */
const ListedTownHall = z.object({
  id: Id,
  name: z.string(),
  show: Shown,
  /** The commune or town of the hall. */
  town: z.string(),
  ...Position,
});

/** A town hall in the list of all. */
const TownName = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  ...Place,
  /** The picture at the top of its page. */
  photo: z.string().nullable(),
});
export type TownName = z.infer<typeof TownName>;

/** All data of a town hall; null or empty where nothing has been entered. */
const TownHall = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  ...Place,
  photos: z.array(
    z.object({
      path: z.string(),
      /** The picture at the top of the page. */
      on_top: z.boolean(),
      caption: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** Paragraphs, separated by empty lines. */
  generalities: z.string().nullable(),
  wiki_link: z.string().nullable(),
  /** HTML of a few harmless elements. */
  supplementary_conditions: z.string().nullable(),
  /** HTML of a few harmless elements. */
  note_well: z.string().nullable(),
  /** `label:amount` pairs separated by semicolons, FCFA, as entered: `Lundi:0;Samedi:25000`. */
  days_celebration_costs: z.string(),
  /** The same pairs, parsed, without those of amount zero. */
  celebration_costs: z.array(z.object({ label: z.string(), amount: z.int().positive() })),
  /** The lowest amount and every day that has it. */
  cheapest: z.object({ labels: z.array(z.string()), amount: z.int().positive() }).nullable(),
  /** E.164 numbers separated by semicolons. */
  phone_numbers: z.string().nullable(),
  website_link: z.string().nullable(),
  /** The postal address, in the spelling of the historical API. */
  adress: z.string().nullable(),
  email: z.string().nullable(),
  ...Position,
  /**
   * Phones, prices and texts are invented for the demonstration; name, district and position are
   * real.
   */
  demonstration: z.boolean(),
  /** The day on which the whole entry was last reviewed. */
  checked_on: CalendarDate.nullable(),
});
export type TownHall = z.infer<typeof TownHall>;

const tags = ["town-halls"];

export const townHalls = {
  countries: call("anyone")
    .route({ method: "GET", path: "/api/v1/countries", tags, summary: "Countries" })
    .input(z.object({ show: z.literal("1").optional() }))
    .output(z.array(z.object({ id: Id, name: z.string(), show: Shown }))),

  country: call("anyone")
    .route({ method: "GET", path: "/api/v1/countries/{id}", tags, summary: "A country" })
    .input(byId)
    .output(
      z.object({
        id: Id,
        name: z.string(),
        show: Shown,
        districts: z.array(z.object({ id: Id, name: z.string(), show: Shown })),
      }),
    )
    .errors(refusals("not-found")),

  district: call("anyone")
    .route({ method: "GET", path: "/api/v1/districts/{id}", tags, summary: "A district" })
    .input(byId)
    .output(
      z.object({
        id: Id,
        name: z.string(),
        show: Shown,
        country: Named,
        town_halls: z.array(ListedTownHall),
      }),
    )
    .errors(refusals("not-found")),

  townsNames: call("anyone")
    .route({ method: "GET", path: "/api/v1/towns-names", tags, summary: "Every town hall" })
    .output(z.array(TownName)),

  town: call("anyone")
    .route({ method: "GET", path: "/api/v1/towns/{id}", tags, summary: "A town hall, in short" })
    .input(byId)
    .output(ListedTownHall.extend(Place))
    .errors(refusals("not-found")),

  /** Also answered at `/town-halls/{id}`, as the historical API has it. */
  townHall: call("anyone")
    .route({ method: "GET", path: "/api/v1/town-halls/{id}", tags, summary: "A town hall" })
    .input(byId)
    .output(TownHall)
    .errors(refusals("not-found")),
};
