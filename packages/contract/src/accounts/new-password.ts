import { z } from "zod";
import { accountMessages } from "./messages.ts";

/** A new password: 3 characters at least. */
export const newPassword = z
  .string(accountMessages.passwordTooShort)
  .min(3, accountMessages.passwordTooShort)
  .max(200, accountMessages.passwordTooLong);

/** The current password, asked for before the email changes; its strength is not checked. */
export const CurrentPassword = z.string().max(200, accountMessages.passwordTooLong);
