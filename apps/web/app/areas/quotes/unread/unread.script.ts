import { at } from "@jdj/contract/paths/addresses";

/** How long a count is shown again without asking, in milliseconds. */
const FRESH_MS = 30_000;

const STORED = "jdj-unread";

/** The count of a moment ago, or null. */
function recent(): number | null {
  const [at = "", count = ""] = (sessionStorage.getItem(STORED) ?? "").split(" ");
  return Date.now() - Number(at) < FRESH_MS ? Number(count) : null;
}

async function ask(): Promise<number> {
  const answer = await fetch(at("unreadRequests"), { headers: { accept: "application/json" } });
  const { unread = 0 }: { unread?: number } = answer.ok ? await answer.json() : {};
  sessionStorage.setItem(STORED, `${Date.now()} ${unread}`);
  return unread;
}

/** Shows the unread messages at `[data-unread]` links, and at the menu that holds them. */
export async function showUnread(): Promise<void> {
  const unread = recent() ?? (await ask().catch(() => 0));
  for (const link of document.querySelectorAll<HTMLElement>("[data-unread]"))
    for (const shown of [link, link.closest("details")]) {
      if (unread > 0) shown?.setAttribute("data-count", String(unread));
      else shown?.removeAttribute("data-count");
    }
}
