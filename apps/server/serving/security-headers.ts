/** A year, for every host below ours too: what OWASP ASVS 5.0 asks at level 2 (3.4.1). */
const HSTS = "max-age=31536000; includeSubDomains";

/**
 * Adds what every response carries, whoever made it: its type is not guessed, the browser comes back
 * by HTTPS alone, and no page frames it. A policy of the response's own keeps the rest of what it says.
 * @param secure whether the public address is HTTPS
 */
export function addSecurityHeaders(headers: Headers, { secure }: { secure: boolean }): void {
  headers.set("x-content-type-options", "nosniff");
  if (secure) headers.set("strict-transport-security", HSTS);
  const policy = headers.get("content-security-policy");
  if (!policy?.includes("frame-ancestors"))
    headers.set(
      "content-security-policy",
      [...(policy === null ? [] : [policy]), "frame-ancestors 'none'"].join("; "),
    );
}
