import { addressCalls } from "./addresses/calls.ts";
import { calendarCalls } from "./calendar/calls.ts";
import { detailCalls } from "./details/calls.ts";
import { figureCalls } from "./figures/calls.ts";
import { hourCalls } from "./hours/calls.ts";
import { mediaCalls } from "./media/calls.ts";
import { previewCalls } from "./preview/calls.ts";

/** The calls of the shop. */
export const shopCalls = {
  details: detailCalls,
  media: mediaCalls,
  addresses: addressCalls,
  hours: hourCalls,
  calendar: calendarCalls,
  figures: figureCalls,
  preview: previewCalls,
};
