import { at } from "@jdj/contract/paths/addresses";
import { noteUnread, recentUnread } from "./note-unread.ts";

async function ask(): Promise<number> {
  const answer = await fetch(at("unreadRequests"), { headers: { accept: "application/json" } });
  const { unread = 0 }: { unread?: number } = answer.ok ? await answer.json() : {};
  return unread;
}

/** Shows the unread messages at `[data-unread]` links, and at the menu that holds them. */
export async function showUnread(): Promise<void> {
  noteUnread(recentUnread() ?? (await ask().catch(() => 0)));
}
