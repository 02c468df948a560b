import type { Visitor } from "@jdj/contract/accounts/visitor";
import { useState } from "react";
import { useSite } from "#app/document/site.ts";

/** The field by which a form says whose it is. */
export const ACCOUNT_FIELD = "compte";

/** The header by which the site says who posts a form; what a browser sends under this name is replaced. */
export const ACCOUNT_HEADER = "x-account";

/** Whose pages a visitor sees: `c12` for a customer, `p5` for a provider; null for nobody. */
export function accountOf({ user, provider }: Pick<Visitor, "user" | "provider">): string | null {
  if (user) return `c${user.id}`;
  return provider ? `p${provider.id}` : null;
}

/** Whose a form is. It keeps its first answer, whatever is loaded again around it. */
export function useFormAccount(): string | null {
  const { account } = useSite();
  const [own] = useState(account);
  return own;
}

/**
 * Says whose a form is, in every form of a hydrated page: another account may sign in in another tab
 * before it is posted.
 */
export function PostingAccountField() {
  const own = useFormAccount();
  return own === null ? null : <input type="hidden" name={ACCOUNT_FIELD} value={own} />;
}

/** Says in every posting form of a static page's HTML whose it is. */
export function withAccount(html: string, account: string | null): string {
  if (account === null) return html;
  const field = `<input type="hidden" name="${ACCOUNT_FIELD}" value="${account}"/>`;
  return html.replace(/<form\b[^<>]*\smethod="post"[^<>]*>/g, (form) => form + field);
}
