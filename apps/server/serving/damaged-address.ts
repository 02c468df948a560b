/**
 * Whether an address has what no address of ours can have: the character NUL, which the database stores
 * in no text, or bytes in its path that are no UTF-8. A lone percent sign in a query is read as typed.
 */
export function isDamagedAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (/%00/.test(search)) return true;
  try {
    return decodeURIComponent(pathname).includes("\0");
  } catch {
    return true;
  }
}
