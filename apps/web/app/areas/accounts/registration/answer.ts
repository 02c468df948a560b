import { accountMessages } from "@jdj/contract/accounts/messages";
import {
  type FieldErrors,
  fieldErrorsOf,
  INVALID_INPUT_MESSAGE,
  refusalMessage,
} from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { data, type RouterContextProvider } from "react-router";
import { allErrors } from "#app/areas/accounts/read-person.ts";
import { codeFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { registrationKeyCookie } from "#app/http/cookies/registration-key-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { CodeStep } from "./code-step.ts";
import { readRegistration } from "./read-registration.ts";
import { seal, unseal } from "./sealed-form.ts";

type Context = Readonly<RouterContextProvider>;

const startAgain =
  "Le délai pour entrer votre code est passé. Vérifiez vos informations et recommencez.";

/** Shows the form again with every error, or with one sentence for the whole form. */
function showForm(error: unknown, form: FormData, today: string) {
  const fieldErrors = fieldErrorsOf(error);
  if (fieldErrors) {
    const errors = allErrors(fieldErrors, readRegistration(form, today), today);
    return refusedFields(errors, form, INVALID_INPUT_MESSAGE);
  }
  return refused(error, form, accountMessages.registrationFailed);
}

/** Signs in the person who has just registered and opens their notebook. */
async function enter(context: Context, request: Request, form: FormData) {
  const visitor = context.get(visitorContext);
  const { email, phone_number_1: phone, password } = readRegistration(form, "");
  const drop = await registrationKeyCookie.clear(visitor);
  try {
    const entered = await context.get(apiContext).accounts.sessions.login({
      ...(email ? { email } : { phone_number: phone }),
      password,
      device_token: (await knownDeviceCookie.read(request, visitor)) ?? "",
    });
    const text = email
      ? "Bienvenue\u00a0! Consultez votre boîte mail pour activer votre compte."
      : "Bienvenue\u00a0! Votre carnet est créé.";
    const asked = returnAddress(textFrom(form, "retour"), at("summary"));
    const goal = goalOrCookieCheck(request, asked, visitor);
    return redirectWithFlash(context, goal, { kind: "success", text }, [
      ["Set-Cookie", await sessionCookie.set(entered.token, visitor)],
      ["Set-Cookie", await knownDeviceCookie.set(entered.device_token, visitor)],
      ["Set-Cookie", drop],
    ]);
  } catch (error) {
    if (refusalMessage(error) === null) throw error;
    const text = "Votre compte est créé. Connectez-vous pour ouvrir votre carnet.";
    return redirectWithFlash(
      context,
      at("signIn"),
      { kind: "success", text },
      { "Set-Cookie": drop },
    );
  }
}

/** Sends a code and shows its six boxes; the form is shown again when it is refused. */
async function askForCode(context: Context, form: FormData, today: string) {
  try {
    const sent = await context
      .get(apiContext)
      .accounts.registration.sendOtp(readRegistration(form, today));
    const fields: [string, string][] = [];
    for (const [name, value] of form) if (typeof value === "string") fields.push([name, value]);
    const codeExpiresAt = Date.parse(sent.expires_at);
    const visitor = context.get(visitorContext);
    const { sealed, key } = seal({ fields, codeExpiresAt });
    return data<CodeStep>(
      {
        step: "code",
        sealed,
        phone: displayPhone(sent.phone_number),
        seconds: sent.seconds,
        sent: true,
        errors: {},
      },
      { headers: { "Set-Cookie": await registrationKeyCookie.set(key, visitor) } },
    );
  } catch (error) {
    return showForm(error, form, today);
  }
}

/** Answers the first step: by e-mail the account is created, by phone a code is requested. */
async function answerForm(context: Context, request: Request, form: FormData, today: string) {
  const read = readRegistration(form, today);
  if (read.email === undefined) return askForCode(context, form, today);
  try {
    await context.get(apiContext).accounts.registration.register(read);
  } catch (error) {
    return showForm(error, form, today);
  }
  return enter(context, request, form);
}

/** Answers the second step: the code, another one, or back to the form. */
async function answerCode(context: Context, request: Request, given: FormData, today: string) {
  const sealed = textFrom(given, "sealed");
  const key = await registrationKeyCookie.read(request, context.get(visitorContext));
  const waiting = unseal(sealed, key);
  if (waiting === null) return refusedFields({}, new FormData(), startAgain);
  const form = new FormData();
  for (const [name, value] of waiting.fields) form.append(name, value);
  if (given.get("step") === "back") return refusedFields({}, form, "", 200);

  const seconds = Math.max(0, Math.ceil((waiting.codeExpiresAt - Date.now()) / 1000));
  const phone = displayPhone(readRegistration(form, today).phone_number_1 ?? "");
  const again = (message: string, errors: FieldErrors, status: number) =>
    data<CodeStep>(
      { step: "code", sealed, phone, seconds, sent: false, message, errors },
      { status },
    );
  if (given.get("step") === "resend") {
    if (seconds === 0) return askForCode(context, form, today);
    return again(
      "Votre code est encore valable\u00a0: attendez la fin du compte à rebours.",
      {},
      429,
    );
  }

  const code = codeFrom(given, "code");
  if (code.length !== 6) return again("", { code: [accountMessages.codeRequired] }, 422);
  try {
    await context
      .get(apiContext)
      .accounts.registration.register({ ...readRegistration(form, today), code });
  } catch (error) {
    const atCode = fieldErrorsOf(error)?.code;
    if (atCode) return again("", { code: atCode }, 422);
    const message = refusalMessage(error);
    if (message !== null && !fieldErrorsOf(error)) return again(message, {}, 429);
    return showForm(error, form, today);
  }
  return enter(context, request, form);
}

/** Handles the posted step of the registration. */
export async function answerRegistration(context: Context, request: Request) {
  const form = await readForm(request);
  const today = dateIn(new Date());
  return form.has("step")
    ? answerCode(context, request, form, today)
    : answerForm(context, request, form, today);
}
