/**
 * The `Set-Cookie` by which the site's pages show a customer's notebook to staff. The site reads it
 * (`cookies/view-cookie.ts`), so the value is encoded as the site's cookies are; it serves nothing
 * else, and no other site's page sends it.
 * @param seconds how long it lives
 */
export function viewCookie(publicUrl: string, token: string, seconds: number): string {
  const isSecure = publicUrl.startsWith("https:");
  const name = isSecure ? "__Host-jdj_view" : "jdj_view";
  const value = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString("base64"));
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
