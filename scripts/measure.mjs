// `npm run measure [-- pages]`: the figures of docs/measurements.md, on the build as it stands.
import { join } from "node:path";
import { build, install, node, root, run } from "./prepare.mjs";

install();
build();
const what = process.argv[2] === "pages" ? "pages.ts" : "measure.ts";
run(node, [join(root, "bench", what)]);
