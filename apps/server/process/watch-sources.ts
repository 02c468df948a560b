import type { ViteDevServer } from "vite";

/** Whether a change of this file changes what the server does: its tests do not. */
export function isServerSource(path: string): boolean {
  return (
    /\.(ts|tsx|sql|json)$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !/\/(node_modules|\.cache|testing)\//.test(path)
  );
}

/** Calls `changed` after a file of these folders was saved, added or removed. */
export function watchSources(
  watcher: ViteDevServer["watcher"],
  folders: string[],
  changed: () => void,
): void {
  watcher.add(folders);
  watcher.on("all", (_, path) => {
    if (isServerSource(path) && folders.some((folder) => path.startsWith(`${folder}/`))) changed();
  });
}
