// `npm run backup -- [folder]`, `npm run restore -- <folder>` and `npm run staff -- add …`, on the
// database and files of the settings.
import { join, resolve } from "node:path";
import { node, root, run } from "./prepare.mjs";

const [command, ...given] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();
const args = command === "staff" ? given : given.slice(0, 1).map((folder) => resolve(from, folder));
run(node, [join(root, `apps/server/${command}.ts`), ...args]);
