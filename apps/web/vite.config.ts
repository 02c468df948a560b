import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { schemasStayBehind } from "./schemas-plugin.ts";
import { serviceWorker } from "./service-worker-plugin.ts";

/** What most pages of the notebook stand on: their shell, and the parts that many of them hold. */
const sharedByNotebook = new RegExp(
  [
    "/app/(root|entry\\.client)\\.tsx$",
    "/app/document/(document|title)\\.tsx$",
    "/app/forms/(focus-first-error|fields-of|submit-or-explain)\\.ts$",
    "/app/ui/layouts/notebook/(shell|layout)\\.tsx$",
    "/app/ui/(badge|button|dialog|empty-state|error-note|field|icon|page-fault|select-field|text-field)\\.tsx$",
    "/app/ui/(use-)?rows-in-view\\.ts$",
    "/app/areas/notebook/(intro|section-steps|changed-meanwhile|form-note|load-failed)\\.tsx$",
    "/app/areas/notebook/(offline/send-or-queue|sharing/use-may)\\.ts$",
    "/packages/french/src/(fold|money|names|phone|plural)\\.ts$",
  ].join("|"),
);

/** What the wizard of cards shares with the pages around it: fetched as one, it is always needed. */
const sharedByCards = new RegExp(
  [
    "/app/areas/cards/(price-lines|advice-notes|step-head)\\.tsx$",
    "/app/areas/cards/new/(draft-place|kept-picture)\\.ts$",
    "/app/ui/(choice\\.module\\.css|html\\.tsx|pages-shown\\.ts|(pagination|radio-group|stepper|virtual-rows)\\.tsx)$",
    "/packages/contract/src/cards/messages\\.ts$",
  ].join("|"),
);

/** What a form about somebody holds: four small parts as one file. */
const sharedByPeople =
  /\/app\/ui\/(media\/avatar|calling-code-select|file-drop|phone-field)\.tsx$|\/french\/src\/old-phones\.ts$/;

export default defineConfig(({ command }) => ({
  plugins: [schemasStayBehind(), serviceWorker(), reactRouter()],
  // One bundle, nothing looked up at start: ready in 0.2 s instead of 0.75 s.
  ssr: command === "build" ? { noExternal: true } : {},
  // Sets the mode of React in the server's bundle, so that the slow development version is never used.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  worker: { format: "es" },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files shared by the notebook's pages instead of forty small ones: on a slow network
            // each request costs more than its bytes. Other modules are fetched page by page.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                { name: "notebook", test: sharedByNotebook, priority: 1 },
                { name: "cards", test: sharedByCards, priority: 1 },
                { name: "people", test: sharedByPeople, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
