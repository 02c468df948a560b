import type { ViteDevServer } from "vite";

/** How long saved files are gathered before one restart, in milliseconds: an editor saves several at once. */
const GATHER_MS = 30;

/** Whether a change of this file changes what the server does: its tests do not. */
export function isServerSource(path: string): boolean {
  return (
    /\.(ts|tsx|sql|json)$/.test(path) &&
    !/\.(test|fixture)\.tsx?$/.test(path) &&
    !/\/(node_modules|\.cache)\//.test(path)
  );
}

/** Calls `changed` after a file of these folders was saved, added or removed. */
export function watchSources(
  watcher: ViteDevServer["watcher"],
  folders: string[],
  changed: () => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(folders);
  watcher.on("all", (_, path) => {
    if (!isServerSource(path) || !folders.some((folder) => path.startsWith(`${folder}/`))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, GATHER_MS);
  });
}
