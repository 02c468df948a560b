import type { ConsolePaperList } from "@jdj/contract/console/paper-lists";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";

const app = testApp();

const paper = {
  ...{ name: "Extrait d’acte de naissance", provided_by: "each", where_had: "", valid_months: 3 },
  ...{ only_when: null, source: "Guichet de l’état civil", checked_on: "2026-11-20" },
};

it("a town hall gets its own list as a copy of the usual one, which staff change paper by paper", async () => {
  const editor = await asRole(app, "editor", "papers@exemple.ci");
  const usual = (await editor.call("GET", "paper-lists/1")).body as ConsolePaperList;
  expect(usual).toMatchObject({ town_hall_id: null, town_hall: "Liste habituelle" });
  expect(
    usual.papers.every(({ source, checked_on }) => /à vérifier/.test(source) && !checked_on),
  ).toBe(true);

  const added = await editor.call("POST", "paper-lists", { town_hall_id: 6 });
  const list = added.body as ConsolePaperList;
  expect(list.papers.map(({ name }) => name)).toEqual(usual.papers.map(({ name }) => name));
  expect((await editor.call("POST", "paper-lists", { town_hall_id: 6 })).status).toBe(422);
  expect((await editor.call("POST", "paper-lists", { town_hall_id: 999_999 })).status).toBe(404);

  const [first] = list.papers;
  const change = {
    version: list.version,
    papers: [
      { ...paper, name: "Timbre" },
      { ...paper, id: first?.id },
    ],
  };
  const changed = (await editor.call("PUT", `paper-lists/${list.id}`, change))
    .body as ConsolePaperList;
  expect(changed.papers).toMatchObject([{ name: "Timbre" }, { id: first?.id, where_had: null }]);
  expect(changed.checked_on).toBe("2026-11-20");
  expect((await editor.call("PUT", `paper-lists/${list.id}`, change)).status).toBe(409);
  const ofAnother = { version: changed.version, papers: [{ ...paper, id: usual.papers[0]?.id }] };
  expect((await editor.call("PUT", `paper-lists/${list.id}`, ofAnother)).status).toBe(404);
  const wrong = { version: changed.version, papers: [{ ...paper, valid_months: 0, source: " " }] };
  expect((await editor.call("PUT", `paper-lists/${list.id}`, wrong)).status).toBe(422);
  const found = (await editor.call("GET", "paper-lists?town_hall_id=6")).body;
  expect(found).toMatchObject({ items: [{ id: list.id }], has_more: false });
});

it("the lists are read by support and changed by editors", async () => {
  const support = await asRole(app, "support", "support@exemple.ci");
  expect((await support.call("GET", "paper-lists")).status).toBe(200);
  expect((await support.call("POST", "paper-lists", { town_hall_id: 5 })).status).toBe(403);
});
