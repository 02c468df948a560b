import { z } from "zod";
import { accountMessages } from "./messages.ts";

/** A password that somebody chooses: 3 characters at least. */
export const newPassword = z
  .string(accountMessages.passwordTooShort)
  .min(3, accountMessages.passwordTooShort)
  .max(200, accountMessages.passwordTooLong);
