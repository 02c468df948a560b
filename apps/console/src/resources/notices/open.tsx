import { noticeKinds } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { useEffect } from "react";
import { Loading, useNotify, useRefresh } from "react-admin";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { request } from "../../data/request.ts";
import { isGone } from "../../forms/gone.ts";
import { sentenceOf } from "../../forms/use-command.ts";
import { pageOfNotice } from "./page-of-notice.ts";

/** Opens a notice: marks it as read, and shows the page to which it leads in its place. */
export default function OpenNotice() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const joined = query.get("joined");
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  // Once: what the hooks return changes with each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is opened once
  useEffect(() => {
    const open = async () => {
      const { path } = await request<{ path: string }>("GET", `notices/${id}`);
      await request("PUT", `notices/${id}/read`);
      refresh();
      const several = noticeKinds.find((kind) => kind === joined) ?? null;
      await navigate(pageOfNotice(path, several), { replace: true });
    };
    open().catch((error) => {
      notify(isGone(error) ? noticeMessages.gone : sentenceOf(error), { type: "warning" });
      void navigate("/notices", { replace: true });
    });
  }, [id]);
  return <Loading />;
}
