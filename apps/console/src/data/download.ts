import { refusalOf } from "./request.ts";

/** The name that the server gives a file. */
const nameOf = (header: string | null) => /filename="([^"]+)"/.exec(header ?? "")?.[1] ?? "export";

/**
 * Fetches a file of the console and hands it to the browser, under the name that the server gives it.
 * @param path below `/api/v1/console/`
 * @throws HttpError with the sentence of the refusal
 */
export async function download(path: string): Promise<void> {
  const headers = { "x-console": "1" };
  const response = await fetch(`/api/v1/console/${path}`, { headers }).catch(() => null);
  if (response === null || !response.ok) throw await refusalOf(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameOf(response.headers.get("content-disposition"));
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
