import { DEMO_PASSWORD, isStrongPassword } from "../../../crypto/password.ts";

/** The shortest password of staff, in characters. */
const SHORTEST = 10;

/** Whether a password may protect an account of staff. */
export function isStaffPassword(password: string): boolean {
  return password.length >= SHORTEST && isStrongPassword(password) && password !== DEMO_PASSWORD;
}
