import type { TestApp } from "../../../testing/app.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { listGuests } from "./queries.ts";

// What the tests of guests send and look up.

/** A category of a wedding. */
export const FRIENDS = 3;

/** The sentence at a number that cannot be called. */
export const phoneInvalid =
  "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)";

let made = 0;

/** A guest whose fields are right and whose phone nobody else has. */
export function guestForm(member: CastMember, fields: object = {}) {
  made += 1;
  return {
    event_id: member.eventId,
    guest_id: FRIENDS,
    civility: "Madame",
    last_name: "Koffi",
    given_names: "Aya",
    email: "aya@Exemple.CI",
    phone_number_1: `07 00 00 ${String(made).padStart(4, "0")}`,
    phone_number_2: "",
    ...fields,
  };
}

/** The calls on guests, made by a member of the test cast in an app context. */
export function guestCalls(app: TestApp) {
  const add = (member: CastMember, rows: object[]) =>
    app.call("POST", "/api/v1/guests-events-store", { token: member.token, body: rows });

  return {
    add,

    async addOne(member: CastMember, fields: object = {}) {
      const { body } = await add(member, [guestForm(member, fields)]);
      const [guest] = (body as { data: { id: number; phone_number_1: string }[] }).data;
      if (guest === undefined) throw new Error("The guest was not added");
      return guest;
    },

    update: (member: CastMember, id: number, fields: object) =>
      app.call("POST", "/api/v1/guests-events-update", {
        token: member.token,
        body: { ...guestForm(member), id, has_confirmed: 0, ...fields },
      }),

    listOf: ({ eventId }: CastMember) => listGuests(app.db, eventId),
  };
}
