import { registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { makeSeller } from "./selling.ts";

let opened = 0;

/** An owner of a shop that sells, and the calls that they make, below `/api/v1/pro/`. */
export async function openSeller(app: TestApp) {
  opened += 1;
  const made = await registerProvider(app, `seller${opened}@exemple.test`);
  const { token, providerId, userId, email } = made;
  await makeSeller(app, providerId);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/pro/${path}`, { token, body });
  return { call, providerId, userId, token, email };
}
