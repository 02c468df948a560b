import { describe, expect, it } from "vitest";
import { productFrom, sentRows } from "./product-form.ts";

describe("the rows of a product's form", () => {
  it("are variants when something is typed in them, or they are stored", () => {
    const values = {
      stock_0: "2",
      variant_1: "7",
      stock_1: "",
      size_2: " ",
      stock_2: "",
      colour_3: "Or",
      stock_3: "",
    };
    expect(sentRows(values)).toEqual([0, 1, 3]);
  });

  it("are left out when they are dropped, and the first stays when none is left", () => {
    expect(sentRows({ stock_0: "2", dropped_0: "1", size_1: "M", stock_1: "" })).toEqual([1]);
    expect(sentRows({ stock_0: "", stock_1: "" })).toEqual([0]);
  });

  it("of a service carry a name and a price, without a stock", () => {
    const form = new FormData();
    const typed = { size_0: "2 h", own_price_0: "", variant_1: "7", size_1: "4 h", size_2: "" };
    for (const [name, value] of Object.entries({ kind: "service", day_capacity: "2", ...typed }))
      form.set(name, value);
    expect(productFrom(form)).toMatchObject({
      day_capacity: "2",
      variants: [
        { size: "2 h", price: "" },
        { id: "7", size: "4 h", price: "" },
      ],
    });
  });

  it("carry the stock that was shown", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      kind: "product",
      variant_0: "7",
      stock_0: "5",
      seen_0: "3",
    }))
      form.set(name, value);
    expect(productFrom(form)).toMatchObject({
      variants: [{ id: "7", size: "", colour: "", price: "", stock: "5", stock_seen: "3" }],
    });
  });
});
