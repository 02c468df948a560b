/** An address or number of which only a little can be read: `aw…@exemple.ci`, `+22507…42`. */
export function maskRecipient(to: string): string {
  const [name = "", domain] = to.split("@");
  if (domain !== undefined) return `${name.slice(0, 2)}…@${domain}`;
  return `${to.slice(0, 6)}…${to.slice(-2)}`;
}
