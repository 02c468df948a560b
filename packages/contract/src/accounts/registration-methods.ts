import { z } from "zod";
import { call } from "../call/call.ts";

/** By what somebody may register here: a method is there only where its message can be sent. */
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
