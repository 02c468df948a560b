import { describe, expect, it } from "vitest";
import { byTableName, newTableNames } from "./table-names.ts";

describe("the names of new tables", () => {
  it("are numbered after the tables that are there", () => {
    expect(newTableNames(null, "round", 2, [])).toEqual(["Table 1", "Table 2"]);
    expect(newTableNames(null, "round", 2, ["Table 9", "Les amis"])).toEqual([
      "Table 10",
      "Table 11",
    ]);
  });

  it("begin as the hosts say, and one alone is called just so", () => {
    expect(newTableNames("Les amis", "round", 1, [])).toEqual(["Les amis"]);
    expect(newTableNames("Les amis", "round", 2, ["Les amis 1"])).toEqual([
      "Les amis 2",
      "Les amis 3",
    ]);
  });

  it("make a second table of honour one with a number", () => {
    expect(newTableNames(null, "head", 1, [])).toEqual(["Table d’honneur"]);
    expect(newTableNames(null, "head", 1, ["Table d’honneur"])).toEqual(["Table d’honneur 1"]);
  });
});

it("the table of honour is first, then « Table 2 » before « Table 10 »", () => {
  const tables = ["Table 10", "Table 2", "Élan"].map((name) => ({ name, shape: "round" as const }));
  const sorted = [...tables, { name: "Zoo", shape: "head" as const }].sort(byTableName);
  expect(sorted.map(({ name }) => name)).toEqual(["Zoo", "Élan", "Table 2", "Table 10"]);
});
