import { line } from "../call/shapes.ts";
import { isEmail } from "./email.ts";
import { accountMessages } from "./messages.ts";

/** A required e-mail address; an empty box gets `message` alone, not a second sentence about its form. */
export function requiredEmail(message: string) {
  return line(message, 254).refine(
    (text) => text === "" || isEmail(text),
    accountMessages.emailInvalid,
  );
}
