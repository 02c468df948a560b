import { noteUnread, recentUnread } from "./note-unread.ts";

async function ask(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  const { unread = 0 }: { unread?: number } = answer.ok ? await answer.json() : {};
  return unread;
}

/**
 * Shows the unread messages at `[data-unread]` links, and at the menu that holds them. The attribute is
 * the address of their count: a script that knows all addresses would be five times as long.
 */
export async function showUnread(): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-unread]")?.dataset.unread ?? "";
  noteUnread(recentUnread() ?? (await ask(address).catch(() => 0)));
}
