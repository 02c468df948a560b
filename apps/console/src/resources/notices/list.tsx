import { kindLabel } from "@jdj/contract/notices/kind-labels";
import { noticeMessages } from "@jdj/contract/notices/messages";
import type { Notice } from "@jdj/contract/notices/notices";
import SettingsIcon from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DataTable, TopToolbar, useListContext, useNotify, useRefresh } from "react-admin";
import { Link } from "react-router";
import { request } from "../../data/request.ts";
import { dateAndTime } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { sentenceOf } from "../../forms/use-command.ts";

/** The page that opens a notice; several that are joined lead to another page than one alone. */
const openPath = ({ id, kind, count }: Notice) =>
  `/notices/${id}/show${count > 1 ? `?joined=${kind}` : ""}`;

/** Marks all that is shown as read, on the first page, where the unread stand. */
function Actions() {
  const { data = [], page } = useListContext<Notice>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [newest] = data;
  const isUnread = page === 1 && newest?.is_read === false;
  const markAll = async () => {
    setBusy(true);
    try {
      await request("PUT", "notices-read", { until: newest?.id });
      notify(noticeMessages.allRead, { type: "success" });
      refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <TopToolbar sx={{ flexWrap: "wrap", gap: 1 }}>
      {isUnread && (
        <Button disabled={isBusy} onClick={() => void markAll()}>
          Tout marquer comme lu
        </Button>
      )}
      <Button component={Link} to="/notices/choices" startIcon={<SettingsIcon />}>
        Réglages
      </Button>
    </TopToolbar>
  );
}

function What(notice: Notice) {
  const { title, text, is_read: isRead } = notice;
  return (
    <Box sx={{ minWidth: 0, maxWidth: 560, overflowWrap: "anywhere" }}>
      <MuiLink
        component={Link}
        to={openPath(notice)}
        underline="hover"
        color={isRead ? "text.primary" : "primary"}
        sx={{ fontWeight: isRead ? 400 : 600 }}
        onClick={(event) => event.stopPropagation()}
      >
        {title}
      </MuiLink>
      {text !== "" && (
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      )}
    </Box>
  );
}

/** What the member of staff was told, the unread first; a press leads to where it is seen to. */
export default function NoticeList() {
  return (
    <PagedList actions={<Actions />}>
      <DataTable<Notice>
        bulkActionButtons={false}
        rowClick={(_, __, notice) => openPath(notice)}
        empty={
          <EmptyList>
            Rien de nouveau. Ce qui attend quelqu’un de votre rôle s’affiche ici.
          </EmptyList>
        }
      >
        <Column
          label="État"
          render={({ is_read: isRead }: Notice) => (
            <StateBadge state={isRead ? "read" : "open"} label={isRead ? "Lue" : "Non lue"} />
          )}
        />
        <Column label="Notification" render={(notice: Notice) => <What {...notice} />} />
        <Column label="Sorte" render={({ kind }: Notice) => kindLabel(kind, "staff").label} />
        <Column label="Quand" render={({ created_at: at }: Notice) => dateAndTime(at)} />
      </DataTable>
    </PagedList>
  );
}
