import { z } from "zod";
import { tones } from "../designs/event-voice.ts";
import { hideableSections } from "../notebook/event-type-sections.ts";
import { consoleMessages } from "./messages.ts";
import { drawings, imageLists, questionTypes, type TemplateKind } from "./template-kinds.ts";

const Days = z
  .int(consoleMessages.offsetWrong)
  .min(-3650, consoleMessages.offsetWrong)
  .max(3650, consoleMessages.offsetWrong);

/** The kind of provider who serves it, by the directory's code; null for none. */
const Category = z.object({ category_code: z.string().trim().min(1).max(60).nullable() });

const option = z
  .string()
  .trim()
  .min(1, consoleMessages.optionsWrong)
  .max(120, consoleMessages.optionsWrong)
  .regex(/^[^;\p{Cc}]*$/u, consoleMessages.optionsWrong);

const Question = z
  .object({
    /** Chosen when the question is added; it never changes. */
    type: z.enum(questionTypes),
    /** The answers of a select; empty for any other. */
    options: z
      .array(z.string().trim(), consoleMessages.optionsWrong)
      .transform((lines) => lines.filter(Boolean))
      .pipe(z.array(option).max(40, consoleMessages.optionsWrong)),
    /** The list of an image-select; null for any other. */
    image_list: z.enum(imageLists).nullable(),
  })
  .superRefine(({ type, options, image_list }, context) => {
    if (type === "select" && new Set(options).size < Math.max(2, options.length))
      context.addIssue({
        code: "custom",
        path: ["options"],
        message: consoleMessages.optionsWrong,
      });
    if (type === "image-select" && image_list === null)
      context.addIssue({
        code: "custom",
        path: ["image_list"],
        message: consoleMessages.imageListRequired,
      });
  });

/** Words of a voice; null for those of the tone. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, consoleMessages.wordsTooLong(most))
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional();

/** The voice of a type of event. What is left out stays as it is stored. */
const Voice = z.object({
  tone: z.enum(tones).optional(),
  shows_brand: z.boolean().optional(),
  card_name: words(30),
  gathering: words(40).refine(
    (text) => text == null || /^(?:l[ae] |les |l[’'])/iu.test(text),
    consoleMessages.articleMissing,
  ),
  question: words(80),
  /** What hosts do, before the guest's name, after « a » or « ont »: « la joie d’inviter ». */
  hosts_verb: words(80),
  /** The same said to the guest: « la joie de vous inviter ». */
  hosts_verb_to_you: words(80),
  /** What a card announces, before a name: « du décès de ». */
  occasion: words(60),
  thanks: words(120),
  contribution: words(30),
  /** The sender of its SMS where the product's name is not shown; registered with the operators. */
  sms_sender: words(11).refine(
    (text) => text == null || /^[A-Za-z0-9]{3,11}$/.test(text),
    consoleMessages.senderWrong,
  ),
  /** The sections of the notebook that this type does without. */
  hidden_sections: z.array(z.enum(hideableSections)).max(hideableSections.length).optional(),
});

/** What each kind of item has besides its name. */
export const templateDetails = {
  "event-types": Voice,
  "budget-groups": z.object({}),
  "budget-lines": Category,
  "planning-groups": z.object({ drawing: z.enum(drawings) }),
  /** When a task is best done: in days from the event, negative before it. */
  "planning-tasks": z
    .object({ start_offset_days: Days, end_offset_days: Days })
    .refine(({ start_offset_days, end_offset_days }) => start_offset_days <= end_offset_days, {
      path: ["end_offset_days"],
      message: consoleMessages.daysTurned,
    }),
  "summary-groups": Category,
  "summary-questions": Question,
  /** `offset_days`: where its date is proposed, in days from the event's. */
  ceremonies: z.object({
    drawing: z.enum(drawings),
    is_required: z.boolean(),
    offset_days: Days,
  }),
  "committee-roles": z.object({ gender: z.enum(["M", "F"]) }),
  "guest-categories": z.object({}),
} satisfies Record<TemplateKind, z.ZodType>;

/** The details of a kind of item. */
export type TemplateDetails<K extends TemplateKind = TemplateKind> = z.infer<
  (typeof templateDetails)[K]
>;
