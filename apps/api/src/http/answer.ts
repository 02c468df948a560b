import type { CallMeta } from "@jdj/contract/call/call";
import { refusal } from "@jdj/contract/call/refusals";
import type { Need } from "@jdj/contract/call/sharing-policy";
import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import type { AnyContractProcedure } from "@orpc/contract";
import { type AnyProcedure, implement, os } from "@orpc/server";
import type { RequestContext } from "../app-context.ts";
import type { Actor, CustomerActor } from "../areas/identity/sessions/queries.ts";
import { findStaffRole } from "../areas/identity/staff/find-staff-member.ts";
import { maySeeNotebook } from "../areas/identity/users/may-see-notebook.ts";
import { runReadOnly } from "../database/read-only.ts";
import type { StorageDriver } from "../drivers/storage/port.ts";
import type { Caller } from "./caller.ts";
import { readFormValues } from "./form-values.ts";

/** What every call is given. */
export interface CallContext extends RequestContext {
  caller: Caller;
  /** Whether the input came as a form, whose values are texts. */
  isForm?: boolean | undefined;
  /** The headers of the response; undefined for a call in this process. */
  resHeaders?: Headers | undefined;
}

/** What a call is given once its customer has passed `asCustomer` or `asVerifiedCustomer`. */
export interface CustomerContext extends CallContext {
  actor: CustomerActor;
  /** What the call needs of a member of the event that it is about; undefined: of its owner alone. */
  need: Need | undefined;
}

/** What a call is given once its provider has passed `asProvider`. */
export interface ProviderContext extends CallContext {
  actor: Actor;
}

/** What a call is given once its member of staff has passed `asStaff`. */
export interface StaffContext extends CallContext {
  actor: Actor;
  /** Who makes a change, as the audit log names them. */
  author: { id: number; name: string; role: StaffRole };
}

/**
 * Begins the answer to a call of the contract:
 * `answer(contract.x).use(asCustomer).use(withEvent).handler(…)`.
 * The input is validated after the first guard, so that a stranger learns nothing about what a call
 * takes, and before the second, which reads it.
 */
export function answer<C extends AnyContractProcedure>(contract: C) {
  return implement(contract).$context<CallContext>().$config({ initialInputValidationIndex: 1 });
}

/** The same, with the input validated after two: for a guard that is followed by `alsoRefuse`. */
export function answerAllErrors<C extends AnyContractProcedure>(contract: C) {
  return implement(contract).$context<CallContext>().$config({ initialInputValidationIndex: 2 });
}

async function signedInCustomer({ db, now, caller }: CallContext): Promise<CustomerActor> {
  const actor = await caller.actor(db, now);
  if (actor === null) throw refusal("not-signed-in");
  if (actor.customer === null) throw refusal("not-a-customer");
  return { ...actor, customer: actor.customer };
}

/** The address of a call. */
type Route = { method?: string | undefined; path?: string | undefined };

/** Begins a guard that nothing precedes: it is given the input as it came. */
export const guard = os.$context<CallContext>();

/** Begins a guard that follows `asCustomer` or `asVerifiedCustomer`: it is given the validated input. */
export const customerGuard = os.$context<CustomerContext>();

/** Begins a guard that follows `asProvider`. */
export const providerGuard = os.$context<ProviderContext>();

/** What a call of the contract needs of a member of the event that it is about. */
function needOf(procedure: { "~orpc": { meta: CallMeta } }): Need | undefined {
  return procedure["~orpc"].meta.need;
}

/**
 * Lets a visitor of the tour read what belongs to the demonstration's event, by calls that only
 * read; their access to it is that of a reader.
 * @throws tour-read-only (403) for any other call
 */
function refuseWritingByTour(
  { caller }: CallContext,
  procedure: { "~orpc": { meta: CallMeta; route: { method?: string | undefined } } },
): void {
  const { meta, route } = procedure["~orpc"];
  const isRead = route.method === "GET" && meta.need?.endsWith(":read") === true;
  if (caller.isTour && !isRead) throw refusal("tour-read-only");
}

/** The one call that writes for a member of staff who looks at a notebook: it ends the view. */
const endsView = "/api/v1/logout";

/** A file store in which nothing can be changed. */
function readOnlyStorage(storage: StorageDriver): StorageDriver {
  const refuse = () => Promise.reject(refusal("view-read-only"));
  return { read: (key) => storage.read(key), write: refuse, remove: refuse, prune: refuse };
}

/** What an interceptor is given of a call. */
interface Intercepted {
  context: CallContext;
  procedure: { "~orpc": { meta: CallMeta; route: Route } };
}

/**
 * Lets a member of staff who looks at a customer's notebook only read: their whole call is one
 * transaction in which the database refuses every write, whatever the call declares, and no file is
 * stored. A copy of all data is no part of looking.
 * @throws view-read-only (403) for what writes
 */
export async function refuseWritingByView<Options extends Intercepted, T>(
  options: Options & { next: (changed?: Options) => PromiseLike<T> },
): Promise<T> {
  const { context, procedure, next } = options;
  const { path } = procedure["~orpc"].route;
  if (!context.caller.isView || path === endsView) return next();
  if (!isRead(procedure) || path === "/api/v1/account/export") throw refusal("view-read-only");
  const storage = readOnlyStorage(context.storage);
  return runReadOnly(context.db, async (tx) =>
    next({ ...options, context: { ...context, db: tx, replica: tx, storage } }),
  );
}

/** Reads the input of a call that came as a form as its contract has it. */
export async function readFormInput<
  O extends { context: CallContext; procedure: AnyProcedure; input: unknown },
  T,
>(options: O, next: (options: O) => Promise<T>): Promise<T> {
  const { inputSchema } = options.procedure["~orpc"];
  if (!options.context.isForm || !inputSchema) return next(options);
  return next({ ...options, input: await readFormValues(inputSchema, options.input) });
}

/** Whether a call only reads: some of the historical API's read by POST, or write by GET. */
function isRead(procedure: { "~orpc": { meta: CallMeta; route: Route } }): boolean {
  const need = needOf(procedure);
  return need === undefined ? procedure["~orpc"].route.method === "GET" : need.endsWith(":read");
}

/** Lets a signed-in customer through, as `actor` with the `need` of the call; 401 for nobody, 403 for a provider or the staff. */
export const asCustomer = guard.middleware(async ({ context, next, procedure }) => {
  if (context.caller.isTour) throw refusal("tour-read-only");
  const actor = await signedInCustomer(context);
  const pass = async () => next({ context: { actor, need: needOf(procedure) } });
  return isRead(procedure) ? pass() : context.caller.writing(pass);
});

/** Lets a customer through the notebook's gate (the verification wall), as `actor` with the `need` of the call; 403 while the account is unverified. */
export const asVerifiedCustomer = guard.middleware(async ({ context, next, procedure }) => {
  refuseWritingByTour(context, procedure);
  const actor = await signedInCustomer(context);
  if (!maySeeNotebook(actor, context.settings.gate)) throw refusal("account-unverified");
  const pass = async () => next({ context: { actor, need: needOf(procedure) } });
  return isRead(procedure) ? pass() : context.caller.writing(pass);
});

/**
 * Lets a signed-in provider through, as `actor`; 401 for nobody, 403 for a customer or the staff.
 * A guard of the area `provider-accounts` then finds the provider for which they work.
 */
export const asProvider = guard.middleware(async ({ context, next, procedure }) => {
  if (context.caller.isTour) throw refusal("tour-read-only");
  const actor = await context.caller.actor(context.db, context.now);
  if (actor === null) throw refusal("not-signed-in");
  if (actor.user.role !== "PROVIDER") throw refusal("not-a-provider");
  const pass = async () => next({ context: { actor } });
  return isRead(procedure) ? pass() : context.caller.writing(pass);
});

/**
 * Lets a member of staff through whose role has the capability of the call, as `actor` and `author`;
 * 401 for nobody, 403 for all others.
 */
export const asStaff = guard.middleware(async ({ context, next, procedure }) => {
  const { caller, db, now } = context;
  if (caller.isTour) throw refusal("tour-read-only");
  const actor = await caller.actor(db, now);
  if (actor === null) throw refusal("not-signed-in");
  const { user } = actor;
  const role = user.role === "STAFF" ? await findStaffRole(db, user.id) : null;
  const { meta }: { meta: CallMeta } = procedure["~orpc"];
  if (role === null || !mayStaff(role, meta.capability)) throw refusal("not-allowed");
  const pass = async () =>
    next({ context: { actor, author: { id: user.id, name: user.name, role } } });
  return isRead(procedure) ? pass() : caller.writing(pass);
});
