import type { Announcement } from "./announce.ts";

/** What an open stream is told: that a request changed, or, with none, that anything may have. */
export interface Change {
  request: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** An open stream of a user. */
export interface OpenStream {
  userId: number;
  sessionId: number;
  send(change: Change): void;
  /** Tells how many notices of its user are unread. */
  showUnread(count: number): void;
  end(): void;
}

/** The open streams of this process. */
export interface RealtimeHub {
  /** Adds a stream; false when its user has too many, or the process stops. */
  add(stream: OpenStream): boolean;
  remove(stream: OpenStream): void;
  /**
   * Hears what a process announced (`announce.ts`), or that a session ended. Without a payload the
   * listening connection is new: every stream is told that anything may have changed.
   */
  hear(payload?: string): void;
  /** Those who have a stream here. */
  userIds(): number[];
  /** Tells the streams of a user how many notices are unread. */
  showUnread(userId: number, count: number): void;
  /** Ends all streams, so that the process can stop. */
  end(): void;
  isEnded(): boolean;
  count(): number;
}

/** The most streams of one user in a process: a browser opens one for all of its tabs. */
export const STREAMS_PER_USER = 6;

/** Creates the hub of a process. */
export function createRealtimeHub(): RealtimeHub {
  const byUser = new Map<number, Set<OpenStream>>();
  let ended = false;
  let heardBefore = false;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

  function remove(stream: OpenStream): void {
    const streams = byUser.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) byUser.delete(stream.userId);
  }

  return {
    add(stream) {
      const streams = byUser.get(stream.userId) ?? new Set();
      if (ended || streams.size >= STREAMS_PER_USER) return false;
      byUser.set(stream.userId, streams.add(stream));
      return true;
    },
    remove,
    hear(payload) {
      if (!payload) {
        // The first time, no stream has missed anything.
        if (heardBefore) for (const stream of all()) stream.send({ request: null, at: Date.now() });
        heardBefore = true;
        return;
      }
      const heard = JSON.parse(payload) as Announcement | { session: number };
      if ("session" in heard) {
        for (const stream of all()) if (stream.sessionId === heard.session) stream.end();
        return;
      }
      for (const userId of new Set(heard.users))
        for (const stream of byUser.get(userId) ?? [])
          stream.send({ request: heard.request, at: heard.at });
    },
    userIds: () => [...byUser.keys()],
    showUnread(userId, count) {
      for (const stream of byUser.get(userId) ?? []) stream.showUnread(count);
    },
    end() {
      ended = true;
      for (const stream of all()) stream.end();
    },
    isEnded: () => ended,
    count: () => all().length,
  };
}
