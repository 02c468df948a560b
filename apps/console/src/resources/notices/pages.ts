import NoticeChoices from "./choices.tsx";
import NoticeList from "./list.tsx";
import OpenNotice from "./open-notice.tsx";

/** The pages of notices, which are fetched as one: apart they would split the frame further. */
export default { list: NoticeList, open: OpenNotice, choices: NoticeChoices };
