import { existsSync } from "node:fs";

/** How Chromium is started where no display and no network is. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium to measure with: CHROMIUM, or Debian's. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(path))
    throw new Error("No Chromium: install Debian's `chromium`, or set CHROMIUM");
  return path;
}
