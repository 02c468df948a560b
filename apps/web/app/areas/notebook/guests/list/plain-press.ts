import type { MouseEvent } from "react";

/** Whether a press on a link follows it here, and not in another tab. */
export function isPlainPress(press: MouseEvent): boolean {
  return press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
