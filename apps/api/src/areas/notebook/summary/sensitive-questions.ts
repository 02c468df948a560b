/**
 * The questions whose answers reveal somebody's religion or ethnic origin, by code: sensitive data
 * by the Ivorian law n° 2013-450 (product 1). They are answered by whoever wants to; the couple
 * alone reads them, exports leave them out unless asked for, and they are erased first.
 */
export const sensitiveQuestions: readonly string[] = [
  "bride-origin",
  "groom-origin",
  "worship",
  "feast",
  "intention",
];

/** Whether the answer to a question is sensitive. */
export function isSensitive({ code }: { code: string }): boolean {
  return sensitiveQuestions.includes(code);
}
