import { z } from "zod";
import { accountMessages } from "./messages.ts";

/** A password that somebody chooses: 3 characters at least. */
export const newPassword = z
  .string(accountMessages.passwordTooShort)
  .min(3, accountMessages.passwordTooShort)
  .max(200, accountMessages.passwordTooLong);

/** The password that an account has, asked for before its e-mail changes; not to be checked for strength. */
export const CurrentPassword = z.string().max(200, accountMessages.passwordTooLong);
