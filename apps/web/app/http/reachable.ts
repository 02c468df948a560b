/** Whether the server can be asked: on a phone without a network the shown page stays. */
export function isReachable(): boolean {
  return typeof navigator === "undefined" || navigator.onLine !== false;
}
