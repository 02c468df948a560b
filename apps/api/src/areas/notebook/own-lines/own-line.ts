/** The version of a line that the hosts of an event added; null for a line of the template. */
export function ownVersion(line: { eventId: number | null; version: number }): number | null {
  return line.eventId === null ? null : line.version;
}
