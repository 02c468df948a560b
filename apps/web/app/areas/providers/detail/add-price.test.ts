import type { Client } from "@jdj/contract/client";
import { ORPCError } from "@orpc/contract";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext } from "#app/http/context.ts";
import { addPrice } from "./add-price.ts";

/** A provider and a budget that takes its price, or fails. */
function serverThat(addProviderPrice: (line: unknown) => Promise<unknown>): RouterContextProvider {
  const context = new RouterContextProvider();
  const provider = async () => ({ name: "Chez Tantie", min_price: 0, max_price: 90_000 });
  const api: unknown = {
    providers: { detail: { provider } },
    notebook: { budget: { addProviderPrice } },
  };
  context.set(apiContext, api as Client);
  return context;
}

function form(line: string): FormData {
  const data = new FormData();
  data.set("line", line);
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

  it("is refused in the specified words when the server fails, or no line is meant", async () => {
    const context = serverThat(() => Promise.reject(new ORPCError("INTERNAL_SERVER_ERROR")));
    expect(await addPrice(context, form("92"), "7")).toMatchObject(failed);
    expect(await addPrice(context, form("x"), "7")).toMatchObject(failed);
  });
});
