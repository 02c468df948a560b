// `npm run backup -- [folder]` and `npm run restore -- <folder>`, on the database and files of the settings.
import { join, resolve } from "node:path";
import { node, root, run } from "./prepare.mjs";

const [command, folder] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();
const args = folder === undefined ? [] : [resolve(from, folder)];
run(node, [join(root, `apps/server/${command}.ts`), ...args]);
