import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { reloadStaticPages } from "./reload-static-pages-plugin.ts";
import { schemasStayBehind } from "./schemas-plugin.ts";
import { serviceWorker } from "./service-worker-plugin.ts";
import { serverStaysWhole } from "./whole-server-plugin.ts";

/** Whether a module is one of these, named from this folder without extension where it is `.ts` or `.tsx`. */
function oneOf(paths: readonly string[]): (id: string) => boolean {
  const files = new Set(
    paths.map((path) => {
      const file = ["", ".ts", ".tsx"]
        .map((end) => join(import.meta.dirname, path + end))
        .find((candidate) => existsSync(candidate));
      if (file === undefined) throw new Error(`${path}, named in vite.config.ts, does not exist`);
      return file;
    }),
  );
  return (id) => files.has(id.split("?", 1)[0] ?? "");
}

/** What most pages of the notebook stand on: their shell, and the components that many of them use. */
const sharedByNotebook = oneOf([
  "app/root",
  "app/entry.client",
  "app/document/document",
  "app/document/title",
  "app/forms/focus-first-error",
  "app/forms/form-fields",
  "app/forms/bind-fields",
  "app/forms/submit-or-explain",
  "app/layouts/notebook/shell",
  "app/layouts/notebook/layout",
  "app/ui/badge",
  "app/ui/button",
  "app/ui/dialog",
  "app/ui/empty-state",
  "app/ui/error-note",
  "app/ui/field",
  "app/ui/html",
  "app/ui/icon",
  "app/ui/kit.module.css",
  "app/ui/words.module.css",
  "app/ui/page-error",
  "app/ui/pagination",
  "app/ui/select-field",
  "app/ui/text-field",
  "app/ui/rows-in-view",
  "app/ui/use-rows-in-view",
  "app/areas/notebook/section-introduction",
  "app/areas/notebook/section-steps",
  "app/areas/notebook/changed-meanwhile",
  "app/areas/notebook/form-note",
  "app/areas/notebook/load-failed",
  "app/areas/notebook/offline/send-or-queue",
  "app/areas/notebook/sharing/use-may-write",
  "../../packages/contract/src/campaigns/ready-query",
  "../../packages/french/src/fold",
  "../../packages/french/src/money",
  "../../packages/french/src/names",
  "../../packages/french/src/phone",
  "../../packages/french/src/plural",
]);

/** What the wizard of cards shares with the pages around it: fetched as one, it is always needed. */
const sharedByCards = oneOf([
  "app/areas/campaigns/price-lines",
  "app/areas/campaigns/advice-notes",
  "app/areas/campaigns/step-head",
  "app/areas/campaigns/new/drop-card-draft",
  "app/areas/campaigns/new/draft-picture",
  "app/ui/pages-shown",
  "app/ui/stepper",
  "app/ui/virtual-rows",
  "../../packages/contract/src/campaigns/body-text",
  "../../packages/contract/src/campaigns/channel-ids",
  "../../packages/contract/src/campaigns/messages",
]);

/** Boxes, choices and drafts, which many forms have: without the rest of the wizard. */
const sharedByForms = oneOf([
  "app/ui/choice.module.css",
  "app/ui/checkbox-field",
  "app/ui/radio-group",
  "app/device/draft-store",
  "../../packages/contract/src/person/civility",
]);

/** What a form about somebody holds: a few small components as one file. */
const sharedByPeople = oneOf([
  "app/areas/notebook/couple/person",
  "app/ui/media/avatar",
  "app/ui/calling-code-select",
  "app/ui/file-drop",
  "app/ui/phone-field",
  "../../packages/french/src/old-phones",
]);

/** What lists ask before they act, and the actions that they fold away. */
const sharedByLists = oneOf(["app/ui/confirm-dialog", "app/ui/more-actions"]);

/** The table of a budget, which its page and the previews of templates show: as one file. */
const sharedByBudgets = oneOf([
  "app/areas/notebook/budget/category",
  "app/areas/notebook/budget/drafts",
]);

/** What conversations, bookings and orders say of a dispute, always together. */
const sharedByDisputes = oneOf([
  "app/areas/disputes/answer-form",
  "app/areas/disputes/dispute-form",
  "app/areas/disputes/dispute-note",
  "app/areas/disputes/held-sentence",
  "app/areas/disputes/photo-field",
  "app/areas/disputes/staff-hold-note",
  "app/areas/payments/cancellation-terms",
  "app/areas/payments/credit-note-links",
  "../../packages/contract/src/call/french-messages",
  "../../packages/contract/src/disputes/dispute-states",
  "../../packages/contract/src/disputes/messages",
  "../../packages/contract/src/payments/cancellation",
]);

/** The frame of the public pages that run in the browser. */
const publicFrame = oneOf([
  "app/areas/content/newsletter/newsletter-form",
  "app/areas/content/sexes",
  "app/layouts/public/footer",
  "app/layouts/public/header",
  "app/layouts/public/layout",
  "app/layouts/public/links",
  "app/layouts/public/profile-menu",
]);

const classNames = new Map<string, string>();

/**
 * The name in the build of a class of a CSS module, which stands in many elements: seven letters
 * instead of some twenty, the same for the server and for browsers (`document/used-styles.ts` knows them).
 */
function shortClassName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.split("?", 1)[0] ?? "")} ${name}`;
  const hash = createHash("sha256").update(whole).digest().readUIntBE(0, 6);
  const short = `_${hash.toString(36).padStart(6, "0").slice(-6)}`;
  const other = classNames.get(short);
  if (other !== undefined && other !== whole) throw new Error(`One name for ${other} and ${whole}`);
  classNames.set(short, whole);
  return short;
}

export default defineConfig(({ command }) => ({
  plugins: [
    schemasStayBehind(),
    serverStaysWhole(),
    serviceWorker(),
    reloadStaticPages(),
    reactRouter(),
  ],
  // One bundle, nothing looked up at start: ready in 0.2 s instead of 0.75 s.
  ssr: command === "build" ? { noExternal: true } : {},
  css: command === "build" ? { modules: { generateScopedName: shortClassName } } : {},
  // Sets the mode of React in the server's bundle, so that the slow development version is never used.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // The server loads at once what a browser loads on demand: its bundle is one file.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
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
                  priority: 4,
                },
                { name: "notebook", test: sharedByNotebook, priority: 3 },
                { name: "cards", test: sharedByCards, priority: 1 },
                // A group takes what it stands on, unless one before it has.
                { name: "choices", test: sharedByForms, priority: 2 },
                { name: "people", test: sharedByPeople, priority: 1 },
                { name: "actions", test: sharedByLists, priority: 1 },
                { name: "budgets", test: sharedByBudgets, priority: 1 },
                { name: "disputes", test: sharedByDisputes, priority: 1 },
                { name: "public", test: publicFrame, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
