/** What tells how a link was pressed. */
type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a press on a link follows it here, and not in another tab. */
export function isPlainPress(press: Press): boolean {
  return press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
