/** How long a count is shown again without asking, in milliseconds. */
const FRESH_MS = 30_000;

const STORED = "jdj-unread";

/** The count of a while ago, or null. */
export function recentUnread(): number | null {
  const [at = "", count = ""] = (sessionStorage.getItem(STORED) ?? "").split(" ");
  return Date.now() - Number(at) < FRESH_MS ? Number(count) : null;
}

/** Shows a count of unread messages in the menu, and keeps it for the next pages. */
export function noteUnread(unread: number): void {
  sessionStorage.setItem(STORED, `${Date.now()} ${unread}`);
  for (const link of document.querySelectorAll<HTMLElement>("[data-unread]"))
    for (const shown of [link, link.closest("details")]) {
      if (unread > 0) shown?.setAttribute("data-count", String(unread));
      else shown?.removeAttribute("data-count");
    }
}
