import type { NoticeAudience, NoticeKind } from "@jdj/contract/notices/kinds";
import { pushTitleOf } from "@jdj/contract/notices/push-titles";
import { at } from "@jdj/contract/paths/addresses";

/** A notice that a device is told of. */
export interface PushedNotice {
  id: number;
  kind: NoticeKind;
  /** The name of its event; null where it is of none. */
  event: string | null;
}

/** What the service worker shows, and where a press on it leads. */
export interface PushText {
  title: string;
  body: string;
  /** The path on the site. */
  path: string;
  /** One that is shown already with this tag is replaced. */
  tag: string;
}

/**
 * What a lock screen shows of some notices: their kind and their event, nothing of people and money,
 * since others see it too.
 * @param notices one at least, the newest first
 */
export function writePush(
  notices: readonly [PushedNotice, ...PushedNotice[]],
  audience: NoticeAudience,
  brand: string,
): PushText {
  const [newest] = notices;
  const [one, several] = pushTitleOf(newest.kind);
  const isOfOneKind = notices.every(({ kind }) => pushTitleOf(kind)[0] === one);
  const isOfOneEvent = notices.every(({ event }) => event === newest.event);
  const count = notices.length;
  const isProvider = audience === "provider";
  const title = !isOfOneKind
    ? `${count}\u00a0nouvelles notifications`
    : count === 1
      ? one
      : several(count);
  const body = (isOfOneEvent ? newest.event : null) ?? brand;
  if (!isOfOneKind || !isOfOneEvent)
    return { title, body, path: at(isProvider ? "proNotices" : "notices"), tag: "notices" };
  return {
    ...{ title, body },
    path: at(isProvider ? "proNotice" : "notice", { id: newest.id }),
    tag: `notice-${newest.id}`,
  };
}
