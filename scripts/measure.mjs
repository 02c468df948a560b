// `npm run measure [-- pages|lighthouse|sends|notebook]`: the figures of docs/measurements.md, on the build as it stands.
import { join } from "node:path";
import { build, install, node, root, run } from "./prepare.mjs";

install();
build();
const what =
  ["pages", "lighthouse", "sends", "notebook"].find((name) => name === process.argv[2]) ??
  "measure";
run(node, [join(root, "bench", `${what}.ts`)]);
