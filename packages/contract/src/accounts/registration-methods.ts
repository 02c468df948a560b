import { z } from "zod";
import { call } from "../call/call.ts";

/**
 * The methods by which one may register: a method is offered only where its message can be sent.
 */
export const registrationMethods = {
  registrationMethods: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/registration-methods",
      tags: ["accounts"],
      summary: "By what one may register",
    })
    .output(z.object({ email: z.boolean(), phone: z.boolean() })),
};
