import { HttpError } from "react-admin";

/** What a refused call answers. */
interface RefusedBody {
  /** By which it is recognised. */
  code?: string;
  message?: string;
  /** The sentences by field. */
  errors?: Record<string, string[]>;
}

/** The code of a refusal, and the errors of a form as react-admin shows them: one sentence at each field. */
function bodyOf({ code, errors }: RefusedBody): { code?: string; errors?: Record<string, string> } {
  const body = code === undefined ? {} : { code };
  if (errors === undefined) return body;
  const entries = Object.entries(errors).map(([name, sentences]) => [name, sentences.join(" ")]);
  return { ...body, errors: Object.fromEntries(entries) };
}

const AWAY = "Le service est momentanément indisponible. Veuillez réessayer.";

/** The refusal that a response states; null where no response came. */
export async function refusalOf(response: Response | null): Promise<HttpError> {
  if (response === null) return new HttpError(AWAY, 503);
  const refused: RefusedBody = await response.json().catch(() => ({}));
  return new HttpError(refused.message ?? AWAY, response.status, bodyOf(refused));
}

/**
 * Makes a call of the console, by its path below `/api/v1/console/`. The header makes the cookie
 * count: pages of other sites cannot send it.
 * @throws HttpError with the sentence of the refusal, and those of the fields
 */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`/api/v1/console/${path}`, {
    method,
    headers: {
      "x-console": "1",
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null || !response.ok) throw await refusalOf(response);
  return response.json().catch(() => ({}));
}
