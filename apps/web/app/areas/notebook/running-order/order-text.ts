import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import type { OrderedDay } from "./order-of-days.ts";

/** Somebody who can be called on the day. */
export interface Contact {
  key: string;
  /** What they are there for: « Témoin de la mariée », « Traiteur ». */
  role: string;
  name: string;
  /** E.164; null without one. */
  phone: string | null;
}

/** The running order as a message: days with their hours, then whom to call. */
export function orderText(
  title: string,
  days: readonly OrderedDay[],
  contacts: readonly Contact[],
): string {
  const parts = [
    title,
    ...days.map(({ day, ceremonies }) =>
      [
        day === null ? "Jour à choisir" : longDate(day),
        ...ceremonies.map(({ name, time, place }) =>
          [time ?? "Heure à préciser", name, place].filter(Boolean).join(", "),
        ),
      ].join("\n"),
    ),
    ...(contacts.length === 0
      ? []
      : [
          [
            "À appeler",
            ...contacts.map(
              ({ role, name, phone }) =>
                `${role}\u00a0: ${name}${phone === null ? "" : `, ${displayPhone(phone)}`}`,
            ),
          ].join("\n"),
        ]),
  ];
  return parts.join("\n\n");
}
