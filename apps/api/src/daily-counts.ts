/** The requests of a day, and those that ended in an error of ours (status 500 or more). */
export interface RequestCount {
  day: string;
  requests: number;
  errors: number;
}

/** What a process counted since it was last asked. `day`: a calendar date in Abidjan. */
export interface CountedDays {
  requests: RequestCount[];
  /** The notebooks that a member opened, each once a day. */
  events: { day: string; eventId: number }[];
}

/**
 * What happens too often to be written to the database each time: this process counts it in memory,
 * and a timer saves what was counted.
 */
export interface DailyCounts {
  countRequest(day: string, status: number): void;
  markEvent(day: string, eventId: number): void;
  /** What was counted since the last call, which is then forgotten here. */
  take(): CountedDays;
}

/** Nothing is counted yet. */
export function createDailyCounts(): DailyCounts {
  let requests = new Map<string, RequestCount>();
  let events = new Map<string, Set<number>>();
  return {
    countRequest(day, status) {
      const count = requests.get(day) ?? { day, requests: 0, errors: 0 };
      count.requests += 1;
      if (status >= 500) count.errors += 1;
      requests.set(day, count);
    },
    markEvent(day, eventId) {
      const marked = events.get(day) ?? new Set();
      events.set(day, marked.add(eventId));
    },
    take() {
      const counted = {
        requests: [...requests.values()],
        events: [...events].flatMap(([day, ids]) => [...ids].map((eventId) => ({ day, eventId }))),
      };
      requests = new Map();
      events = new Map();
      return counted;
    },
  };
}
