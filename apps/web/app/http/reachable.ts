/** Whether asking the server makes sense: on a phone without a network, what is shown stays. */
export function isReachable(): boolean {
  return typeof navigator === "undefined" || navigator.onLine !== false;
}
