import { line } from "../call/shapes.ts";
import { isEmail } from "./email.ts";
import { personMessages } from "./messages.ts";

/**
 * A required email address; an empty field gets `message` alone, without a second sentence about
 * the format.
 */
export function requiredEmail(message: string) {
  return line(message, 254).refine(
    (text) => text === "" || isEmail(text),
    personMessages.emailInvalid,
  );
}
