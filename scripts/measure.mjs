// `npm run measure [-- pages|lighthouse|campaigns|smtp|notebook|guests|seating|album|check-in|rsvp|realtime|directory|products|orders|calls|dashboard|console-search|peak|steady|overload|compare]`: the figures of docs/measurements.md, on the present build.
import { join } from "node:path";
import { build, install, node, root, run } from "./prepare.mjs";

await install();
await build();
const what =
  [
    "pages",
    "lighthouse",
    "campaigns",
    "smtp",
    "notebook",
    "guests",
    "seating",
    "album",
    "check-in",
    "rsvp",
    "realtime",
    "directory",
    "products",
    "orders",
    "calls",
    "dashboard",
    "console-search",
    "peak",
    "steady",
    "overload",
    "compare",
  ].find((name) => name === process.argv[2]) ?? "measure";
run(node, [join(root, "bench", `${what}.ts`), ...process.argv.slice(3)]);
