import type { NoticeAudience } from "@jdj/contract/notices/kinds";
import { at } from "@jdj/contract/paths/addresses";
import { CONSOLE_PAGES } from "../../identity/notices/tell-staff.ts";

/** The paths of the pages of notices, and of what is chosen, by who reads them. */
export const noticePages: Readonly<Record<NoticeAudience, { list: string; choices: string }>> = {
  customer: { list: at("notices"), choices: at("noticeChoices") },
  provider: { list: at("proNotices"), choices: at("proNoticeChoices") },
  staff: { list: `${CONSOLE_PAGES}notices`, choices: `${CONSOLE_PAGES}notices/choices` },
};
