import type { Client } from "@jdj/contract/client";
import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { ORPCError } from "@orpc/contract";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext } from "#app/http/context.ts";
import { addPrice } from "./add-price.ts";

/** A provider and a budget that takes its price, or fails. */
function serverThat(
  addProviderPrice: (line: unknown) => Promise<unknown>,
  unit: PriceUnit | null = null,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const provider = async () => ({
    name: "Chez Tantie",
    min_price: 0,
    max_price: 90_000,
    price_unit: unit,
  });
  const api: unknown = {
    providers: { detail: { provider } },
    notebook: { budget: { addProviderPrice } },
  };
  context.set(apiContext, api as Client);
  return context;
}

function form(line: string, quantity = ""): FormData {
  const data = new FormData();
  data.set("line", line);
  data.set("quantity", quantity);
  return data;
}

const failed = {
  data: { message: "Attention ! Erreur lors de l'enregistrement des informations !" },
};

describe("a provider's price put onto the budget", () => {
  it("is the stored one, on the chosen line", async () => {
    const added: unknown[] = [];
    const context = serverThat(async (line) => added.push(line));
    await addPrice(context, form("92"), "7").catch(() => null);
    expect(added).toEqual([
      {
        event_budget_id: "92",
        min_amount: 90_000,
        max_amount: 90_000,
        price_from: "Chez Tantie",
      },
    ]);
  });

  it("is for as many as are given, where it is for each", async () => {
    const added: unknown[] = [];
    const context = serverThat(async (line) => added.push(line), "person");
    for (const quantity of ["", "0", "beaucoup", "10001"])
      expect(await addPrice(context, form("92", quantity), "7")).toMatchObject({
        data: { errors: { quantity: ["Entrez un nombre, de 1 à 10\u00a0000"] } },
      });
    await addPrice(context, form("92", "1 20"), "7").catch(() => null);
    expect(added).toMatchObject([{ min_amount: 10_800_000, max_amount: 10_800_000 }]);
  });

  it("is refused in the specified words when the server fails, or no line is meant", async () => {
    const context = serverThat(() => Promise.reject(new ORPCError("INTERNAL_SERVER_ERROR")));
    expect(await addPrice(context, form("92"), "7")).toMatchObject(failed);
    expect(await addPrice(context, form("x"), "7")).toMatchObject(failed);
  });
});
