import { randomUUID } from "node:crypto";
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
import { deviceToken, sessionHeaders } from "#app/areas/accounts/sign-in/sign-in.ts";
import { codeFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { hasOwnCookie } from "#app/http/cookies/own-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { CodeStep } from "./code-step.ts";
import { keptField } from "./kept-field.ts";
import { type KeptRegistration, keepOnly, readKept } from "./kept-registration.ts";
import { readRegistration } from "./read-registration.ts";

const startAgain =
  "Le délai pour entrer votre code est passé. Vérifiez vos informations et recommencez.";

/** To a browser without any cookie of ours. */
const nothingKept =
  "Votre navigateur n’a rien gardé de votre inscription\u00a0: le délai est passé, ou il refuse les cookies. Autorisez-les pour ce site, vérifiez vos informations et recommencez.";

/** What an answer of this page needs beside the form. */
interface Step {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** `YYYY-MM-DD`. */
  today: string;
  /** In ms since 1970. */
  now: number;
  /** The newest first. */
  kept: readonly KeptRegistration[];
}

const registrationOf = ({ context }: Step) => context.get(apiContext).accounts.registration;

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** What is kept of a posted form; undefined when it keeps nothing, or not any more. */
function keptOf({ kept }: Step, form: FormData): KeptRegistration | undefined {
  const id = textFrom(form, keptField);
  return kept.find((one) => one.id === id);
}

/** The header that keeps the others than that of a form, which may be replaced. */
function keepOthers(step: Step, form: FormData, replaced?: KeptRegistration): Promise<string> {
  const own = keptOf(step, form);
  const others = step.kept.filter((one) => one !== own);
  return keepOnly(step.context, replaced ? [replaced, ...others] : others, step.now);
}

/** Keeps the password of a form. @param code the one that was sent; that which is kept without it */
async function keepPassword(
  step: Step,
  form: FormData,
  code?: Pick<KeptRegistration, "phone" | "codeExpiresAt">,
) {
  const own = keptOf(step, form) ?? { id: randomUUID(), phone: "", codeExpiresAt: 0 };
  const header = await keepOthers(step, form, { ...own, ...code, password: passwordFrom(form) });
  return { id: own.id, header };
}

type Refused = ReturnType<typeof refusedFields>;

/** Shows the form again; its password is kept, unless it is refused itself. */
async function showAgain(step: Step, answer: Refused, form: FormData) {
  const { values, errors } = answer.data;
  delete values[keptField];
  if (passwordFrom(form) === "" || errors.password) return answer;
  const { id, header } = await keepPassword(step, form);
  return data(
    { ...answer.data, values: { ...values, [keptField]: id } },
    { status: answer.init?.status ?? 422, headers: { "Set-Cookie": header } },
  );
}

/** Shows the form again with every error, or with one sentence for the whole form. */
function showForm(step: Step, error: unknown, form: FormData) {
  const fieldErrors = fieldErrorsOf(error);
  const answer = fieldErrors
    ? refusedFields(
        allErrors(fieldErrors, readRegistration(form, step.today), step.today),
        form,
        INVALID_INPUT_MESSAGE,
      )
    : refused(error, form, accountMessages.registrationFailed);
  return showAgain(step, answer, form);
}

/** Signs in the person who has just registered and opens their notebook. */
async function enter(step: Step, form: FormData) {
  const { context, request } = step;
  const { email, phone_number_1: phone, password } = readRegistration(form, "");
  const forget: [string, string] = ["Set-Cookie", await keepOthers(step, form)];
  try {
    const entered = await context.get(apiContext).accounts.sessions.login({
      ...(email ? { email } : { phone_number: phone }),
      password,
      device_token: await deviceToken(context, request),
    });
    const text = email
      ? "Bienvenue\u00a0! Consultez votre boîte mail pour activer votre compte."
      : "Bienvenue\u00a0! Votre carnet est créé.";
    const asked = returnAddress(textFrom(form, "retour"), at("summary"));
    const goal = goalOrCookieCheck(request, asked, context.get(visitorContext));
    const headers = await sessionHeaders(context, sessionCookie, entered);
    return redirectWithFlash(context, goal, { kind: "success", text }, [...headers, forget]);
  } catch (error) {
    if (refusalMessage(error) === null) throw error;
    const text = "Votre compte est créé. Connectez-vous pour ouvrir votre carnet.";
    return redirectWithFlash(context, at("signIn"), { kind: "success", text }, [forget]);
  }
}

/** What was typed, but the password, for the page of the code. */
function fieldsOf(form: FormData, id: string): CodeStep["fields"] {
  const fields: [string, string][] = [[keptField, id]];
  for (const [name, value] of form)
    if (typeof value === "string" && name !== "password" && name !== keptField)
      fields.push([name, value]);
  return fields;
}

/** The six boxes of a code that was sent to the number of the form. */
async function showCode(
  step: Step,
  form: FormData,
  code: { expiresAt: number; sent: boolean; message?: string },
) {
  const phone = readRegistration(form, step.today).phone_number_1 ?? "";
  const { id, header } = await keepPassword(step, form, { phone, codeExpiresAt: code.expiresAt });
  return data<CodeStep>(
    {
      step: "code",
      fields: fieldsOf(form, id),
      phone: displayPhone(phone),
      seconds: secondsUntil(code.expiresAt),
      sent: code.sent,
      message: code.message,
      isAdvice: true,
      errors: {},
    },
    { headers: { "Set-Cookie": header } },
  );
}

/** Sends a code and shows its six boxes; the form is shown again when it is refused. */
async function askForCode(step: Step, form: FormData) {
  try {
    const sent = await registrationOf(step).sendOtp(readRegistration(form, step.today));
    return await showCode(step, form, { expiresAt: Date.parse(sent.expires_at), sent: true });
  } catch (error) {
    return showForm(step, error, form);
  }
}

/**
 * Back to the code that is still valid, when the data were changed and the number was not, or when the
 * page is loaded again, which posts the form as it first was: no other is sent. Null when there is
 * none; the form again when its data are refused.
 */
async function returnToCode(step: Step, form: FormData) {
  const read = readRegistration(form, step.today);
  const kept = step.kept.find(
    ({ phone, codeExpiresAt }) => phone === read.phone_number_1 && codeExpiresAt > step.now,
  );
  if (!kept) return null;
  if (!keptOf(step, form)) form.set(keptField, kept.id);
  try {
    // Without its code nothing is registered: every error of the data is reported, and that one.
    await registrationOf(step).register(read);
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null || Object.keys(errors).some((name) => name !== "code"))
      return showForm(step, error, form);
  }
  const left = durationInWords(secondsUntil(kept.codeExpiresAt));
  return showCode(step, form, {
    expiresAt: kept.codeExpiresAt,
    sent: false,
    message: `Le code déjà envoyé est encore valable ${left}\u00a0: entrez-le ici.`,
  });
}

/** Answers the first step: by e-mail the account is created, by phone a code is requested. */
async function answerForm(step: Step, form: FormData) {
  const password = passwordFrom(form) || keptOf(step, form)?.password;
  if (password) form.set("password", password);
  const read = readRegistration(form, step.today);
  if (read.email === undefined) return (await returnToCode(step, form)) ?? askForCode(step, form);
  try {
    await registrationOf(step).register(read);
  } catch (error) {
    return showForm(step, error, form);
  }
  return enter(step, form);
}

/** Answers the second step: the code, another one, or back to the form. */
async function answerCode(step: Step, form: FormData) {
  const choice = textFrom(form, "choice");
  const code = codeFrom(form, "code");
  const isSpent = form.has("spent");
  for (const name of ["step", "choice", "code", "spent"]) form.delete(name);
  const kept = keptOf(step, form);
  if (!kept) {
    const storesCookies = hasOwnCookie(step.request, step.context.get(visitorContext));
    const message = storesCookies ? startAgain : nothingKept;
    return showAgain(step, refusedFields({}, form, message), form);
  }
  form.set("password", kept.password);
  if (choice === "back") return showAgain(step, refusedFields({}, form, "", 200), form);

  const seconds = secondsUntil(kept.codeExpiresAt);
  const again = (message: string, errors: FieldErrors, status: number) =>
    data<CodeStep>(
      {
        step: "code",
        fields: fieldsOf(form, kept.id),
        phone: displayPhone(kept.phone),
        seconds,
        sent: false,
        // A code that wrong ones have closed stays closed, whatever is entered after them.
        spent: isSpent || errors.code?.includes(accountMessages.codeSpent),
        message,
        errors,
      },
      { status },
    );
  if (choice === "resend") {
    if (seconds === 0 || isSpent) return askForCode(step, form);
    const left = durationInWords(seconds);
    return again(`Votre code est encore valable ${left}\u00a0: entrez-le ici.`, {}, 429);
  }

  if (code.length !== 6) return again("", { code: [accountMessages.codeRequired] }, 422);
  try {
    await registrationOf(step).register({ ...readRegistration(form, step.today), code });
  } catch (error) {
    const atCode = fieldErrorsOf(error)?.code;
    if (atCode) return again("", { code: atCode }, 422);
    const message = refusalMessage(error);
    if (message !== null && !fieldErrorsOf(error)) return again(message, {}, 429);
    return showForm(step, error, form);
  }
  return enter(step, form);
}

/** Handles the posted step of the registration. */
export async function answerRegistration(context: Step["context"], request: Request) {
  const form = await readForm(request);
  const now = new Date();
  const kept = await readKept(context, request, now.getTime());
  const step = { context, request, today: dateIn(now), now: now.getTime(), kept };
  return form.has("step") ? answerCode(step, form) : answerForm(step, form);
}
