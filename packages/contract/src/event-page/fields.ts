import { z } from "zod";
import { FORBIDDEN_CHARACTERS } from "../call/refusals.ts";
import { line, oneOf, optionalLine, withoutInvisible } from "../call/shapes.ts";
import { eventPageMessages as messages } from "./messages.ts";
import { LINK_MAX, readSiteLink } from "./site-link.ts";
import { visibilities } from "./visibility.ts";

/** Plain text of several lines, without control characters but line breaks. */
const lines = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutInvisible(text.replaceAll("\r\n", "\n")))
    .trim()
    .max(max, `Ce champ ne peut dépasser ${max} caractères`)
    .regex(/^(?:[^\p{Cc}]|\n|\t)*$/u, FORBIDDEN_CHARACTERS);

const optionalLink = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
  z
    .string(messages.linkInvalid)
    .max(LINK_MAX, messages.linkInvalid)
    .transform((text, context) => {
      const link = readSiteLink(text);
      if (link === null) context.addIssue({ code: "custom", message: messages.linkInvalid });
      return link ?? "";
    })
    .nullable(),
);

/** What the hosts write on the page of their event. */
export const pageFields = {
  welcome: lines(2000),
  dress_code: lines(500),
  /** The numbers of the ceremonies that the page shows. */
  ceremonies: z.array(z.coerce.number().int().positive()).max(50),
  shows_photo: z.boolean(),
  shows_gift_list: z.boolean(),
  shows_fabric: z.boolean(),
  /** Who answers the guests' questions; a number needs a name. */
  contact_name: optionalLine(80),
  phone_number_1: optionalLine(40),
};

/** A place where guests may sleep. */
export const placeFields = {
  name: line(messages.placeRequired, 120),
  address: optionalLine(200),
  phone_number_1: optionalLine(40),
  price_note: optionalLine(120),
  link: optionalLink,
};

/** What guests ask, and what the hosts answer. */
export const questionFields = {
  question: line(messages.questionRequired, 200),
  answer: lines(1500).min(1, messages.answerRequired),
};

/** Who sees the page; a password stays where none is sent. */
export const visibilityFields = {
  visibility: oneOf(visibilities, messages.visibilityRequired),
  password: z
    .string()
    .max(200, "Ce champ ne peut dépasser 200 caractères")
    .refine((text) => text === "" || text.length >= 6, messages.passwordRequired)
    .optional(),
};
