import { noticeKinds } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { useEffect, useEffectEvent } from "react";
import { Loading, useNotify, useRefresh } from "react-admin";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { request } from "../../data/request.ts";
import { isGone } from "../../forms/gone-record.ts";
import { sentenceOf } from "../../forms/use-command.ts";
import { pageOfNotice } from "./page-of-notice.ts";

/** Opens a notice: marks it as read, and shows the page to which it leads in its place. */
export default function OpenNotice() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const joined = query.get("joined");
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const open = useEffectEvent(async (asked: string) => {
    try {
      const { path } = await request<{ path: string }>("GET", `notices/${asked}`);
      await request("PUT", `notices/${asked}/read`);
      refresh();
      const several = noticeKinds.find((kind) => kind === joined) ?? null;
      await navigate(pageOfNotice(path, several), { replace: true });
    } catch (error) {
      notify(isGone(error) ? noticeMessages.gone : sentenceOf(error), { type: "warning" });
      await navigate("/notices", { replace: true });
    }
  });
  useEffect(() => {
    void open(id);
  }, [id]);
  return <Loading />;
}
