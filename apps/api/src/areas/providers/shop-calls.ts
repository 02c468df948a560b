import { addressCalls } from "./addresses/calls.ts";
import { calendarCalls } from "./availability/calls.ts";
import { hourCalls } from "./hours/calls.ts";
import { mediaCalls } from "./media/calls.ts";
import { previewCalls } from "./preview/calls.ts";
import { detailCalls } from "./profile/calls.ts";
import { figureCalls } from "./statistics/calls.ts";

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
