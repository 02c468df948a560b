import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readFormValues } from "./form-values.ts";

const Line = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  phone: z.string().nullish(),
  amount: z.number().nullable(),
  isDone: z.boolean(),
  status: z.union([z.literal(0), z.literal(1)]).optional(),
  ids: z.array(z.int()).optional(),
});

const read = (form: unknown) => readFormValues(Line, form);

const right = { id: "12", name: "Awa", amount: "1500", isDone: "1" };

describe("the values of a form", () => {
  it("are what the contract expects", async () => {
    const form = { ...right, phone: "0701020304", status: "0", ids: "[1,2]" };
    expect(await read(form)).toEqual({
      id: 12,
      name: "Awa",
      phone: "0701020304",
      amount: 1500,
      isDone: true,
      status: 0,
      ids: [1, 2],
    });
  });

  it("stay texts where a text is taken, digits too", async () => {
    expect(await read({ ...right, name: "12", phone: "" })).toMatchObject({
      name: "12",
      phone: "",
    });
  });

  it("are null where a browser wrote null, and stay so named where null is not taken", async () => {
    const form = { ...right, name: "null", phone: "null", amount: "", status: "undefined" };
    expect(await read(form)).toMatchObject({
      name: "null",
      phone: null,
      amount: null,
      status: undefined,
    });
  });

  it("stay as they came where nothing fits", async () => {
    const form = { ...right, id: "douze", isDone: "peut-être", ids: "[1" };
    expect(await read(form)).toMatchObject({ id: "douze", isDone: "peut-être", ids: "[1" });
  });

  it("are read in every line of a list", async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ ...right, id: String(at + 1) }));
    const lines = await readFormValues(z.array(Line), rows);
    expect(z.array(Line).parse(lines)).toHaveLength(300);
  });

  it("keep their files", async () => {
    const file = new File(["x"], "x.png");
    const Form = z.object({ file: z.file(), id: z.int() });
    expect(await readFormValues(Form, { file, id: "3" })).toEqual({ file, id: 3 });
  });
});
