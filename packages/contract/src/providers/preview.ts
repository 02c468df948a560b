import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Address, Media, ProviderPage } from "./detail.ts";

export const preview = {
  /** The page of the caller's shop as customers see it, published or not. It is not counted as seen. */
  page: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/shop/page",
      tags: ["shop"],
      summary: "The shop's page, published or not",
    })
    .output(
      z.object({
        provider: ProviderPage,
        medias: z.array(Media),
        addresses: z.array(Address),
      }),
    )
    .errors(refusals("no-shop")),
};
