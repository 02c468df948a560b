import { accountMessages } from "@jdj/contract/accounts/messages";
import { ageOn, isEventDate, MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { calendarDate } from "../../../app-context.ts";
import type { Check } from "../../../http/also-refuse-fields.ts";
import { readPhone } from "../../../phone/phone.ts";

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const phone: Check = (text) =>
  text.trim() === "" || readPhone(text).ok ? [] : [accountMessages.phoneInvalid];

/** The errors of a person's form that need the day or the number itself, beside those of its shape. */
export const personFormErrors = {
  dob: (text, { now }) =>
    isDate(text) && ageOn(text, calendarDate(now)) < MINIMUM_AGE ? [accountMessages.tooYoung] : [],
  wedding_date: (text, { now }) =>
    isDate(text) && !isEventDate(text, calendarDate(now)) ? [accountMessages.eventDateTooFar] : [],
  phone_number_1: phone,
  phone_number_2: phone,
} as const satisfies Record<string, Check>;
