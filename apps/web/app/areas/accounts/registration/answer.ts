import { accountMessages } from "@jdj/contract/accounts/messages";
import {
  type FieldErrors,
  fieldErrorsOf,
  INVALID_INPUT_MESSAGE,
  refusalMessage,
} from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn, durationInWords } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { data, type RouterContextProvider } from "react-router";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import { allErrors } from "#app/areas/accounts/read-person.ts";
import { codeFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { registrationKeyCookie } from "#app/http/cookies/registration-key-cookie.ts";
import { runningCodeCookie } from "#app/http/cookies/running-code-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { CodeStep } from "./code-step.ts";
import { readRegistration } from "./read-registration.ts";
import { seal, unseal } from "./sealed-form.ts";
import { runningCode, sealedPassword } from "./sealed-password.ts";

type Context = Readonly<RouterContextProvider>;

const startAgain =
  "Le délai pour entrer votre code est passé. Vérifiez vos informations et recommencez.";

/** What an answer of this page needs beside the form. */
interface Step {
  context: Context;
  request: Request;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A sealed form as plain fields; null when it cannot be opened. */
async function unsealed({ context, request }: Step, sealed: string) {
  const key = await registrationKeyCookie.read(request, context.get(visitorContext));
  return unseal(sealed, key);
}

/** Puts the password of a refused form back where the field was left empty. */
async function withSealedPassword(step: Step, form: FormData): Promise<FormData> {
  if (textFrom(form, "password") !== "") return form;
  const opened = await unsealed(step, textFrom(form, sealedPassword));
  const [, password] = opened?.fields.find(([name]) => name === "password") ?? [];
  if (password !== undefined) form.set("password", password);
  return form;
}

/**
 * Shows the form again with every error, or with one sentence for the whole form. The password is
 * kept: sealed in the page, its key in a cookie that no script reads.
 * @param running the sealed form of a code that is still valid
 */
async function showForm(step: Step, error: unknown, form: FormData, running = "") {
  const fieldErrors = fieldErrorsOf(error);
  const answer = fieldErrors
    ? refusedFields(
        allErrors(fieldErrors, readRegistration(form, step.today), step.today),
        form,
        INVALID_INPUT_MESSAGE,
      )
    : refused(error, form, accountMessages.registrationFailed);
  return keepPassword(step, answer, form, running);
}

type Refused = ReturnType<typeof refusedFields>;

/** Adds the sealed password, and the running code, to the form that is shown again. */
async function keepPassword(step: Step, answer: Refused, form: FormData, running: string) {
  const { values, errors } = answer.data;
  const password = passwordFrom(form);
  delete values[sealedPassword];
  if (running !== "") values[runningCode] = running;
  if (password === "" || errors.password) return answer;
  const visitor = step.context.get(visitorContext);
  const known = await registrationKeyCookie.read(step.request, visitor);
  const { sealed, key } = seal({ fields: [["password", password]], codeExpiresAt: 0 }, known);
  return data(
    { ...answer.data, values: { ...values, [sealedPassword]: sealed } },
    {
      status: answer.init?.status ?? 422,
      headers: { "Set-Cookie": await registrationKeyCookie.set(key, visitor) },
    },
  );
}

/** Signs in the person who has just registered and opens their notebook. */
async function enter(context: Context, request: Request, form: FormData) {
  const visitor = context.get(visitorContext);
  const { email, phone_number_1: phone, password } = readRegistration(form, "");
  const drop = await registrationKeyCookie.clear(visitor);
  const dropCode = await runningCodeCookie.clear(visitor);
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
      ["Set-Cookie", dropCode],
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

/** The six boxes of a code that was sent. @param sent whether it has just been */
async function showCode(
  { context, request }: Step,
  form: FormData,
  {
    expiresAt,
    phone,
    sent,
    message,
  }: {
    expiresAt: number;
    phone: string;
    sent: boolean;
    message?: string;
  },
) {
  const visitor = context.get(visitorContext);
  const fields: [string, string][] = [];
  for (const [name, value] of form)
    if (typeof value === "string" && name !== sealedPassword && name !== runningCode)
      fields.push([name, value]);
  const known = await registrationKeyCookie.read(request, visitor);
  const { sealed, key } = seal({ fields, codeExpiresAt: expiresAt }, known);
  const number = fields.filter(([name]) => name === "mode" || name.startsWith("phone_number"));
  const running = seal({ fields: number, codeExpiresAt: expiresAt }, key);
  return data<CodeStep>(
    {
      step: "code",
      sealed,
      phone,
      seconds: secondsUntil(expiresAt),
      sent,
      message,
      isAdvice: true,
      errors: {},
    },
    {
      headers: [
        ["Set-Cookie", await registrationKeyCookie.set(key, visitor)],
        // For a page that is loaded again: the browser posts the form as it first was.
        ["Set-Cookie", await runningCodeCookie.set(running.sealed, visitor)],
      ],
    },
  );
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Sends a code and shows its six boxes; the form is shown again when it is refused. */
async function askForCode(step: Step, form: FormData) {
  const { registration } = step.context.get(apiContext).accounts;
  try {
    const sent = await registration.sendOtp(readRegistration(form, step.today));
    const expiresAt = Date.parse(sent.expires_at);
    return await showCode(step, form, {
      expiresAt,
      phone: displayPhone(sent.phone_number),
      sent: true,
    });
  } catch (error) {
    return showForm(step, error, form);
  }
}

/**
 * Back to the code that is still valid, when the data were changed and the number was not: no other
 * is sent. Null when there is none; the form again when its data are refused.
 */
async function returnToCode(step: Step, form: FormData) {
  const visitor = step.context.get(visitorContext);
  const running =
    textFrom(form, runningCode) || (await runningCodeCookie.read(step.request, visitor)) || "";
  const waiting = await unsealed(step, running);
  if (waiting === null || waiting.codeExpiresAt <= Date.now()) return null;
  const before = new FormData();
  for (const [name, value] of waiting.fields) before.append(name, value);
  const read = readRegistration(form, step.today);
  const phone = read.phone_number_1;
  if (phone !== readRegistration(before, step.today).phone_number_1) return null;
  try {
    // Without its code nothing is registered: every error of the data is reported, and that one.
    await step.context.get(apiContext).accounts.registration.register(read);
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null || Object.keys(errors).some((name) => name !== "code"))
      return showForm(step, error, form, running);
  }
  const left = durationInWords(secondsUntil(waiting.codeExpiresAt));
  return showCode(step, form, {
    expiresAt: waiting.codeExpiresAt,
    phone: displayPhone(phone ?? ""),
    sent: false,
    message: `Le code déjà envoyé est encore valable ${left}\u00a0: entrez-le ici.`,
  });
}

/** Answers the first step: by e-mail the account is created, by phone a code is requested. */
async function answerForm(step: Step, given: FormData) {
  const form = await withSealedPassword(step, given);
  const read = readRegistration(form, step.today);
  if (read.email === undefined) return (await returnToCode(step, form)) ?? askForCode(step, form);
  try {
    await step.context.get(apiContext).accounts.registration.register(read);
  } catch (error) {
    return showForm(step, error, form);
  }
  return enter(step.context, step.request, form);
}

/** Answers the second step: the code, another one, or back to the form. */
async function answerCode(step: Step, given: FormData) {
  const sealed = textFrom(given, "sealed");
  const waiting = await unsealed(step, sealed);
  if (waiting === null) return refusedFields({}, new FormData(), startAgain);
  const form = new FormData();
  for (const [name, value] of waiting.fields) form.append(name, value);
  if (given.get("step") === "back")
    return keepPassword(step, refusedFields({}, form, "", 200), form, sealed);

  const seconds = secondsUntil(waiting.codeExpiresAt);
  const phone = displayPhone(readRegistration(form, step.today).phone_number_1 ?? "");
  const again = (message: string, errors: FieldErrors, status: number) =>
    data<CodeStep>(
      {
        step: "code",
        sealed,
        phone,
        seconds,
        sent: false,
        // A code that wrong ones have closed stays closed, whatever is entered after them.
        spent: given.get("spent") === "1" || errors.code?.includes(accountMessages.codeSpent),
        message,
        errors,
      },
      { status },
    );
  if (given.get("step") === "resend") {
    if (seconds === 0 || given.get("spent") === "1") return askForCode(step, form);
    const left = durationInWords(seconds);
    return again(`Votre code est encore valable ${left}\u00a0: entrez-le ici.`, {}, 429);
  }

  const code = codeFrom(given, "code");
  if (code.length !== 6) return again("", { code: [accountMessages.codeRequired] }, 422);
  try {
    await step.context
      .get(apiContext)
      .accounts.registration.register({ ...readRegistration(form, step.today), code });
  } catch (error) {
    const atCode = fieldErrorsOf(error)?.code;
    if (atCode) return again("", { code: atCode }, 422);
    const message = refusalMessage(error);
    if (message !== null && !fieldErrorsOf(error)) return again(message, {}, 429);
    return showForm(step, error, form);
  }
  return enter(step.context, step.request, form);
}

/** Handles the posted step of the registration. */
export async function answerRegistration(context: Context, request: Request) {
  const form = await readForm(request);
  const step = { context, request, today: dateIn(new Date()) };
  return form.has("step") ? answerCode(step, form) : answerForm(step, form);
}
