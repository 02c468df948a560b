import { type ReactNode, useState } from "react";
import {
  Edit,
  HttpError,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from "react-admin";
import { type Conflict, ConflictDialog } from "./conflict-dialog.tsx";
import { GONE, isChangedMeanwhile, isGone } from "./gone-record.ts";

/**
 * The page that edits one record. The record carries its version: a save over a newer one is refused
 * by the server, and the two are compared.
 * @param labels the names of the fields, for the comparison
 * @param saved what is said instead after a save that does not change the record yet
 * @param staysOpen after a save, where the page has more to do; else it leads back to the list
 */
export function VersionedEdit({
  title,
  labels = {},
  staysOpen = false,
  saved = "ra.notification.updated",
  children,
}: {
  title: string;
  labels?: Record<string, string>;
  staysOpen?: boolean;
  saved?: string;
  children: ReactNode;
}) {
  const resource = useResourceContext() ?? "";
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const leave = () => {
    notify(GONE, { type: "warning" });
    redirect("list", resource);
  };
  const onError = async (error: unknown, variables: { data?: unknown } | undefined) => {
    if (!(error instanceof HttpError))
      return notify("ra.notification.http_error", { type: "error" });
    if (isGone(error)) return leave();
    if (!isChangedMeanwhile(error)) return notify(error.message, { type: "error" });
    const typed = variables?.data as RaRecord;
    const found = await dataProvider.getOne(resource, { id: typed.id }).catch(() => null);
    if (found === null) return leave();
    const { data: stored } = found;
    if (stored.version === typed.version) return notify(error.message, { type: "error" });
    return setConflict({ stored, typed });
  };
  const keep = async () => {
    if (conflict === null) return;
    const { stored, typed } = conflict;
    const data = { ...typed, version: stored.version };
    setConflict(null);
    try {
      await dataProvider.update(resource, { id: typed.id, data, previousData: stored });
      notify(saved, { type: "success", messageArgs: { smart_count: 1 } });
      refresh();
    } catch (error) {
      await onError(error, { data });
    }
  };
  return (
    <Edit
      title={title}
      mutationMode="pessimistic"
      mutationOptions={{
        onError,
        onSuccess: () => {
          notify(saved, { type: "success", messageArgs: { smart_count: 1 } });
          if (staysOpen) refresh();
          else redirect("list", resource);
        },
      }}
    >
      {children}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={labels}
          onKeep={() => void keep()}
          onReload={() => {
            setConflict(null);
            refresh();
          }}
        />
      )}
    </Edit>
  );
}
