import { Secret, TOTP } from "otpauth";

/** Seconds for which one code is shown (RFC 6238). */
const PERIOD = 30;

/** A new secret, 160 bits in base 32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

const totpOf = (secret: string) => new TOTP({ secret, period: PERIOD, digits: 6 });

/** The `otpauth:` address that an application of codes reads. */
export function totpAddress(secret: string, account: { issuer: string; label: string }): string {
  return new TOTP({ ...account, secret, period: PERIOD, digits: 6 }).toString();
}

/**
 * The time step of a code, at most one step from now since clocks differ; null for a wrong code. A
 * step that was accepted before, and any older, is to be refused by the caller.
 */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** The code of an instant, as an application shows it. */
export function totpCode(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}
